/** A short tone when it is one's move; only for who has switched it on. */

let context: AudioContext | undefined;

export function tone(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  gain.connect(context.destination);
  for (const [pitch, after] of [
    [440, 0],
    [660, 0.12],
  ] as const) {
    const voice = context.createOscillator();
    voice.frequency.value = pitch;
    voice.connect(gain);
    voice.start(start + after);
    voice.stop(start + 0.5);
  }
}
