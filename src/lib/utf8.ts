/** Length of `text` in bytes of UTF-8, without encoding it. Half a surrogate pair counts as U+FFFD, three bytes. */
export function utf8Length(text: string): number {
  if (!beyondAscii.test(text)) return text.length;
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isHigh(unit) && isLow(text.charCodeAt(at + 1))) {
      bytes += 2;
      at += 1;
    } else bytes += 2;
  }
  return bytes;
}

/** Whether `text` is longer than `max` bytes of UTF-8. Most texts are told without being walked. */
export function isLongerInUtf8(text: string, max: number): boolean {
  if (text.length > max) return true;
  return text.length * 3 > max && utf8Length(text) > max;
}

const beyondAscii = /[^\0-\x7f]/;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
