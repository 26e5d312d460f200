### Wishes kept on the device: sound, pace, how things are shown.

kb-solid = In the round
