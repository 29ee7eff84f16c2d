/** Words of the tappable answers to a question back, by topic. */
export const chips: Readonly<Record<string, { readonly label: string; readonly send: string }>> = {
  'th:love': { label: 'ความรัก', send: 'ความรักในดวงเราเป็นยังไง' },
  'th:work': { label: 'การงาน', send: 'การงานในดวงเราเป็นยังไง' },
  'th:money': { label: 'การเงิน', send: 'การเงินในดวงเราเป็นยังไง' },
  'th:family': { label: 'ครอบครัว', send: 'เรื่องครอบครัวในดวงเราเป็นยังไง' },
  'th:self': { label: 'ตัวเรา', send: 'เราเป็นคนยังไง' },
  'th:mood': { label: 'ใจช่วงนี้', send: 'ช่วงนี้ใจเราเป็นยังไง' },
  'th:day': { label: 'วันนี้', send: 'วันนี้เป็นยังไงบ้าง' },
  love: { label: 'Love', send: 'Tell me about love in my chart.' },
  work: { label: 'Work', send: 'Tell me about work in my chart.' },
  money: { label: 'Money', send: 'Tell me about money in my chart.' },
  family: { label: 'Family', send: 'Tell me about family in my chart.' },
  self: { label: 'Myself', send: 'Who am I, by my chart?' },
  mood: { label: 'How I feel', send: 'How am I today?' },
  day: { label: 'Today', send: 'What is today like for me?' },
  decision: { label: 'A decision', send: 'Help me with a decision.' },
  spirit: { label: 'Meaning', send: 'What gives my life meaning?' },
};
