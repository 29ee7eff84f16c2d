/**
 * Words of death, harm, abuse, weapons, hunger and medicine in both languages, as a pattern over the readable text. A
 * message that holds one, and is otherwise not understood, gets the caring line and never a general reading.
 */
const english = [
  'die|dies|died|dying|dead|death|kill\\w*|suicid\\w*|murder\\w*|funeral|grave|overdos\\w*',
  'hurt\\w*|harm\\w*|abus\\w*|rape\\w*|molest\\w*|assault\\w*|violen\\w*|beat(?:s|en|ing)?|hit(?:s|ting)?|slap\\w*|punch\\w*|chok\\w*|strangl\\w*|bleed\\w*|blood|bruis\\w*|threat\\w*|stalk\\w*|kidnap\\w*|traffick\\w*',
  'gun|guns|pistol|rifle|shotgun|knife|knives|blade|razor|bullet|weapon|noose|rope',
  'starv\\w*|hungry|hunger|not eat\\w*|havent eaten|vomit\\w*|purg\\w*|laxative\\w*',
  'pill|pills|tablets|medication|medicine|insulin|antidepressants|prescription|dose|vodka|heroin|meth|cocaine|drunk',
].join('|');
const thai =
  'ตาย|ฆ่า|เสียชีวิต|งานศพ|ทำร้าย|ทุบตี|ข่มขืน|ลวนลาม|ตบตี|ถูกตี|โดนตี|เลือด|ช้ำ|ขู่|ปืน|มีด|เชือก|อดข้าว|ไม่ได้กินข้าว|หิว|อาเจียน|ล้วงคอ|ยานอนหลับ|กินยา|หยุดยา|อินซูลิน|ยาเสพติด|ยาบ้า|เมาเหล้า';

export const mentionWords = `(?<![a-z0-9])(?:${english})(?![a-z0-9])|${thai}`;
