### Chikugo and Take It for those who listen.

kg-form = A throw is written throw DIRECTION FORCE. The direction is in degrees, minus is to the left; the force is in per cent.
kg-ready-throws = Ready to type: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] soft and straight
    [left] to the left
    [right] to the right
   *[hard] hard and straight
 }
kg-no-throw = There’s nothing to throw now.
