/** Clocks as this device writes them: with 12 hours and AM or PM, or with 24, by its language. One way for every screen. */

const made = new Map<string, Intl.DateTimeFormat>();

/** Hours that a clock of this device counts: twice 12, or 24. */
export function deviceHours(): 12 | 24 {
  return hoursOf(deviceLanguage());
}

/** "9:06 PM", or "21:06" on a device that counts 24 hours. `zone` is an IANA name; without it the device's own. */
export function writeClock(atMs: number, zone?: string): string {
  const language = deviceLanguage();
  const key = `${language ?? ''} ${zone ?? ''}`;
  let formatter = made.get(key);
  if (formatter === undefined) {
    const place = zone === undefined ? {} : { timeZone: zone };
    formatter =
      hoursOf(language) === 12
        ? new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', ...place })
        : new Intl.DateTimeFormat('en-GB', {
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
            ...place,
          });
    made.set(key, formatter);
  }
  return formatter.format(atMs);
}

function hoursOf(language: string | undefined): 12 | 24 {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true ? 12 : 24;
}

function deviceLanguage(): string | undefined {
  return (globalThis.navigator as Navigator | undefined)?.language;
}
