### Without a network: what still works, and moves that wait.

offline-works = Rules, lessons you’ve seen and your finished games still open.
slip-unsent = Your move { $act } is waiting
slip-unsent-why = You’re offline. It goes out when you’re back.
slip-unsend = Take it back
stale-alone = The game had moved on, so that move wasn’t played. This is how it stands.
