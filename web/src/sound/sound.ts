// Sounds of wood, synthesised: a short click of filtered noise and a tone that decays quickly. Silent until the
// person has interacted with the page, and when sound is switched off.
import { recall, remember } from "../app/memory";

export type Sound = "flap" | "dice" | "hole" | "tile" | "ball" | "chip" | "close" | "turn";

/** A sound at a pitch: a factor, so that every flap has its own. */
export interface Heard {
  sound: Sound;
  pitch: number;
}
export const plain = (sound: Sound): Heard => ({ sound, pitch: 1 });

/** Tone in hertz, how long it rings, how much of it is noise, and how often it knocks. */
const WOODS: Record<Sound, { tone: number; ring: number; noise: number; knocks: readonly number[] }> = {
  flap: { tone: 620, ring: 0.11, noise: 0.5, knocks: [0] },
  dice: { tone: 1500, ring: 0.03, noise: 0.9, knocks: [0, 0.07, 0.12, 0.19] },
  hole: { tone: 300, ring: 0.16, noise: 0.4, knocks: [0, 0.11] },
  tile: { tone: 1250, ring: 0.05, noise: 0.6, knocks: [0] },
  ball: { tone: 430, ring: 0.13, noise: 0.35, knocks: [0, 0.09] },
  chip: { tone: 900, ring: 0.06, noise: 0.5, knocks: [0] },
  close: { tone: 150, ring: 0.24, noise: 0.5, knocks: [0] },
  turn: { tone: 520, ring: 0.2, noise: 0.05, knocks: [0] },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export const soundOn = (): boolean => recall("sound") !== "off";

export function setSound(on: boolean): void {
  remember("sound", on ? "on" : "off");
  if (on) knock("tile");
}

/** Whether a soft knock says that it is one's turn, while the page is in the background. */
export const turnSoundOn = (): boolean => recall("sound.turn") !== "off";

export function setTurnSound(on: boolean): void {
  remember("sound.turn", on ? "on" : "off");
  if (on) knock("turn");
}

/** No two knocks of wood are alike: how far pitch, loudness and the time between knocks may stray. */
const STRAY = { pitch: 0.045, loud: 0.16, time: 0.14 } as const;
const around = (by: number): number => 1 + (Math.random() * 2 - 1) * by;

/** Play a sound, each time a little different. */
export function knock(sound: Sound, pitch = 1): void {
  if (!soundOn() || typeof AudioContext === "undefined") return;
  // a browser lets no page make a noise before somebody has touched it
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { tone, ring, noise, knocks } = WOODS[sound];
  for (const [i, after] of knocks.entries()) {
    const at = context.currentTime + after * around(STRAY.time);
    one(context, at, tone * pitch * around(STRAY.pitch), ring, noise, 0.22 * 0.75 ** i * around(STRAY.loud));
  }
}

function one(audio: AudioContext, at: number, tone: number, ring: number, noise: number, loud: number): void {
  const out = audio.createGain();
  out.gain.setValueAtTime(loud, at);
  out.gain.exponentialRampToValueAtTime(0.0001, at + ring);
  out.connect(audio.destination);
  const body = audio.createOscillator();
  body.type = "triangle";
  body.frequency.setValueAtTime(tone, at);
  body.frequency.exponentialRampToValueAtTime(tone * 0.8, at + ring);
  const voice = audio.createGain();
  voice.gain.value = 1 - noise;
  body.connect(voice).connect(out);
  body.start(at);
  body.stop(at + ring);
  hiss ??= white(audio);
  const click = audio.createBufferSource();
  click.buffer = hiss;
  const wood = audio.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = tone * 1.6;
  wood.Q.value = 1.4;
  const knocked = audio.createGain();
  knocked.gain.setValueAtTime(noise * 2, at);
  knocked.gain.exponentialRampToValueAtTime(0.0001, at + Math.min(ring, 0.05));
  click.connect(wood).connect(knocked).connect(out);
  click.start(at);
  click.stop(at + Math.min(ring, 0.06));
}

function white(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.1), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
