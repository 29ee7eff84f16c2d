/** How long the browser needs at most to read the head of a file on the disk. */
const READ_MS = 8000;

/** The length of an audio file in seconds as the browser reads it from its metadata; null where it cannot. */
export async function audioSeconds(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  try {
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), READ_MS);
      const end = (seconds: number | null) => {
        clearTimeout(timer);
        resolve(seconds);
      };
      audio.preload = 'metadata';
      audio.addEventListener('loadedmetadata', () =>
        end(Number.isFinite(audio.duration) ? audio.duration : null),
      );
      audio.addEventListener('error', () => end(null));
      audio.src = url;
    });
  } finally {
    audio.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
