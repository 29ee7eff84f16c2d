/**
 * Words around the support card, in English. `{name}`, `{tel}`, `{number}`, `{keyword}`, `{hours}` and `{date}` are
 * filled by the screen.
 */
import type { SupportCardText } from '#companion/safety/support-card-text.ts';

export const supportCard: SupportCardText = {
  buttons: {
    call: 'Call {name} · {tel}',
    text: 'Text {number}',
    textKeyword: 'Text {keyword} to {number}',
    emergency: 'Emergency {tel}',
    safe: "I'm safe, continue",
    breathe: 'Breathe with me for one minute',
    violence: 'Something else is wrong (violence at home)',
    leave: 'Leave this page quickly',
    help: 'Support and helplines',
  },
  keptHere: 'Your words are saved on this device and were not sent to anyone.',
  keptInAccount:
    'Your words are kept with your account, like everything else you write here. Nobody was told.',
  closed: 'Opens {hours}',
  checked: 'Numbers last checked {date}',
  stillHere: "I'm here if you'd like to keep writing.",
  heavyLine: 'That sounds like a lot. If it gets harder, you can call or text somebody.',
  whoToCall: 'Who to call',
};
