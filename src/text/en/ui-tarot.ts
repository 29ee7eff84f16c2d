/** Words of the tarot reader and of laid cards anywhere. */
const spreads: Readonly<Record<string, string>> = {
  single: 'Single Card',
  three: 'Three Cards',
  celtic: 'Celtic Cross',
};

const spreadNotes: Readonly<Record<string, string>> = {
  single: 'Your Card',
  three: 'Past, Present, Future',
  celtic: 'Ten places, from what is on the table to what you hope and fear',
};

const few = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const uiTarot = {
  title: 'Mystical Tarot Reader',
  lead: 'A deck of our own drawing, shuffled on this device. What you will turn over is fixed before you choose.',
  loading: 'Unwrapping the deck',
  deckMissing: 'The cards could not be loaded. Go online once, then open this page again.',

  // The side with the spread
  side: 'Spread and deck',
  openSide: 'Spread and deck',
  closeSide: 'Close',
  spread: 'Spread',
  spreadName: (spread: string) => spreads[spread] ?? spread,
  spreadNote: (spread: string) => spreadNotes[spread] ?? spread,
  cards,
  reversals: 'Reversed cards',
  reversalsNote: 'Three cards in ten lie upside down. Off, every card is read upright.',
  ownDeck: 'Log a reading from your own deck',
  journal: 'Tarot journal',

  // The question
  question: 'Your question (optional)',
  questionHint: 'What is this about?',
  asked: (question: string) => `“${question}”`,

  // The deck
  deck: 'The deck',
  deckLabel: 'Deck of 78 cards, face down. Arrow keys move, Enter takes a card.',
  card: (place: number) => `Card ${place} of 78, face down`,
  cardTaken: (place: number) => `Card ${place} of 78, taken`,
  pickSome: (count: number) => `Choose ${cards(count)}.`,
  pickMore: (count: number) => `Choose ${few[count] ?? count} more.`,
  liftHint: 'Tap a card to lift it, tap it again to take it.',
  shuffle: 'Shuffle Deck',
  shuffling: 'Shuffling...',
  shuffled: 'The deck is shuffled.',
  random: (count: number) => `Select ${count} Random ${count === 1 ? 'Card' : 'Cards'}`,
  sealed: 'Sealed as',
  sealedWhy:
    'These digits follow from the order and the sides of all 78 cards. They stand here before you choose, so nothing can be changed afterwards. When the cards are read you get the seed and can check it.',
  sealedWhole: 'Show all of it',
  sealedLess: 'Show less',

  // What was chosen
  yourCards: 'Your Cards',
  empty: (position: string) => `${position}, no card yet`,
  reversed: 'Reversed',
  reversedSpoken: 'reversed',
  open: (name: string) => `Look at ${name}`,
  getReading: 'Get Reading',
  reading: 'Reading...',
  reset: 'Reset',
  complete: 'All cards are on the table.',

  // Discarding
  discardTitle: 'Set these cards aside?',
  discardText: 'You have seen them, so they stay in your tarot journal as left unread.',
  discard: 'Set them aside',
  keep: 'Keep them',

  // The reading
  yourReading: 'Your Cosmic Reading',
  spoken: 'The cards have spoken through the universe',
  together: 'Together',
  unusual: 'What stands out',
  begin: 'A way to begin',
  readingFailed: 'The reading could not be made. The cards are still here: try again.',
  startNew: 'Start New Reading',
  sendToChat: 'Send to Chat',
  facts: 'Facts',
  saved: 'In your tarot journal',
  notSaved: 'This could not be kept in your journal. The cards are still here.',
  noReading: 'The cards can wait. They are kept in your journal, unread.',

  // The proof
  proof: 'Proof of the draw',
  proofText:
    'The seed gives the whole order of the deck. Checking computes it again and compares it with what was sealed before the first card.',
  seed: 'Seed',
  slots: 'Slots chosen',
  check: 'Check this draw',
  holds: (commitment: string) =>
    `It holds. The seed gives the sealed deck ${commitment}, and these cards lay in the slots you chose.`,
  otherDeck: 'It does not hold: the seed gives another deck than the one that was sealed.',
  otherCards: 'It does not hold: other cards lay in these slots.',
  entered: 'Entered by hand from a deck of paper: there is no draw to check.',

  // One card
  upright: 'Upright',
  keywords: 'Keywords',
  picture: 'In the picture',
  gift: 'Gift',
  shadow: 'Shadow',
  advice: 'Advice',
  question1: 'A question',
  close: 'Close',
  previous: 'Previous card',
  next: 'Next card',

  // A deck of paper
  ownTitle: 'From your own deck',
  ownText: 'Write down what you laid. Nothing is drawn here, so there is nothing to prove.',
  ownCard: (position: string) => `Card for ${position}`,
  ownHint: 'Type a name, such as Five of Swords',
  ownReversed: (position: string) => `Reversed, ${position}`,
  ownUnknown: 'Choose a card from the list.',
  ownTwice: 'A deck holds this card once.',
  ownLay: 'Lay these cards',
  cancel: 'Cancel',

  // The journal
  journalEmpty: 'Nothing here yet. Readings, and cards left unread, are kept in this list.',
  journalSearch: 'Search your draws',
  journalNone: (query: string) => `No draw with “${query}”.`,
  unread: 'Left unread',
  byHand: 'Own deck',
  openDraw: (title: string) => `Open: ${title}`,
  deleteDraw: 'Delete',
  deleted: 'Draw deleted.',
  undo: 'Undo',
  couldNotSave: 'This could not be saved. Try again.',
  yesterday: 'Yesterday',

  // Sent to the chat
  attachedTitle: (spread: string) => `Tarot, ${spread}`,
  sent: (spread: string, laid: string, question: string) => `Tarot, ${spread}. ${laid}.\n\n${question}`,
  sentCard: (position: string, name: string, reversed: boolean) =>
    `${position}: ${name}${reversed ? ', reversed' : ''}`,
  sentQuestion: 'What do these cards say together?',
};
