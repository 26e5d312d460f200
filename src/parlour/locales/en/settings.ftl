### Wishes kept on the device: sound, pace, how things are shown.

settings-title = Settings
settings-why = They stay on this device.
settings-light = Light or dark
settings-sound = Sound
settings-pace = Others’ moves are shown
settings-motion = Motion
pace-slow = slowly
pace-usual = at an easy pace
pace-fast = quickly
pace-once = at once
motion-full = as usual
motion-quick = quick
motion-none = none
sound-on = Sound on
sound-off = Sound off
new-version-ready = A newer Parlour is ready.
