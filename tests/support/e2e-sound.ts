/** Hears what the page plays: the element that sounds, its level, and a voice that writes down what it was asked to say. */
import type { Page } from '@playwright/test';

type Heard = Window & { heardAudio?: HTMLAudioElement; heardLevel?: AnalyserNode };

/** Call it before the first page is opened. */
export async function hearAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Audio = class extends Audio {
      constructor() {
        super();
        (window as Heard).heardAudio = this;
      }
    };
  });
}

/** How the element stands. Throws when nothing has played yet. */
export function soundOf(
  page: Page,
): Promise<{ at: number; total: number; paused: boolean; volume: number; rate: number }> {
  return page.evaluate(() => {
    const audio = (window as Heard).heardAudio;
    if (audio === undefined) return { at: 0, total: 0, paused: true, volume: 1, rate: 1 };
    const { currentTime, duration, paused, volume, playbackRate } = audio;
    return { at: currentTime, total: duration, paused, volume, rate: playbackRate };
  });
}

/**
 * The loudest effective level over half a second, against full scale; 0 is digital silence. Listens no longer than it takes to
 * hear something louder than `enough`.
 */
export function levelOf(page: Page, enough: number): Promise<number> {
  return page.evaluate(async (above) => {
    const heard = window as Heard;
    if (heard.heardAudio === undefined) return 0;
    if (heard.heardLevel === undefined) {
      const context = new AudioContext();
      heard.heardLevel = new AnalyserNode(context, { fftSize: 2048 });
      context
        .createMediaElementSource(heard.heardAudio)
        .connect(heard.heardLevel)
        .connect(context.destination);
      await context.resume();
    }
    const samples = new Float32Array(heard.heardLevel.fftSize);
    let loudest = 0;
    for (let look = 0; look < 10 && loudest <= above; look += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      heard.heardLevel.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      loudest = Math.max(loudest, Math.sqrt(power));
    }
    return loudest;
  }, enough);
}

export type Utterance = { readonly text: string; readonly rate: number; readonly cancelled: boolean };

/** One English voice that speaks for two seconds a sentence and writes it down. Call it before the first page is opened. */
export async function fakeVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: { text: string; rate: number; cancelled: boolean; ended: boolean }[] = [];
    let current: { utterance: SpeechSynthesisUtterance; end: (type: string) => void } | null = null;
    const voice = { lang: 'en-GB', name: 'Test', voiceURI: 'test', localService: true, default: true };
    const synthesis = {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => {
        const line = { text: utterance.text, rate: utterance.rate, cancelled: false, ended: false };
        said.push(line);
        const own = {
          utterance,
          end: (type: string) => {
            if (line.ended) return;
            line.ended = true;
            line.cancelled = type === 'error';
            utterance.dispatchEvent(new Event(type));
          },
        };
        current = own;
        setTimeout(() => own.end('end'), 2000);
      },
      cancel: () => {
        const was = current;
        current = null;
        was?.end('error');
      },
      pause: () => undefined,
      resume: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    // The browser's own utterance takes no voice but its own.
    class Said extends EventTarget {
      lang = '';
      voice: unknown = null;
      rate = 1;
      volume = 1;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Said, heardWords: said });
  });
}

/** What the voice was asked to say so far. */
export const utterances = (page: Page): Promise<readonly Utterance[]> =>
  page.evaluate(() => (window as unknown as { heardWords: Utterance[] }).heardWords);
