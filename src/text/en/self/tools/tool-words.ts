/** The tools of the hub: names, what they do, and what is on their cards. */
import type { ToolCategory, ToolId } from '#practice/tools/tool-list.ts';

export type ToolText = {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
};

export const toolCategoryNames: Readonly<Record<'all' | ToolCategory, string>> = {
  all: 'All',
  divination: 'Reflection Prompts',
  analysis: 'Analysis',
  generation: 'Generation',
  guidance: 'Guidance',
};

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  'soulchart-analyzer': {
    name: 'Soulchart Analyzer',
    description:
      'Your chart and another’s, drawn from the real sky, with every line of the reading traced to its fact.',
    features: ['Natal, transit and two-person charts', 'Wheel, tables and aspects', 'Works offline'],
  },
  'tarot-drawer': {
    name: 'Tarot Drawer',
    description:
      'Seventy-eight cards, shuffled before you pick, with proof afterwards that nothing was changed.',
    features: ['One card, three cards, Celtic Cross', 'Our own deck', 'A journal of your draws'],
  },
  'upload-analyzer': {
    name: 'Upload Analyzer',
    description: 'Put a picture of a chart beside your question and take both to the chat.',
    features: ['JPEG or PNG up to 10 MB', 'You say what is in it', 'The picture stays yours'],
  },
  'ask-universe': {
    name: 'Ask the Universe',
    description: 'One open question, one card, tonight’s Moon, and one thing to try.',
    features: ['A card drawn before you see it', 'Three short parts', 'Each line says what it rests on'],
  },
  numerology: {
    name: 'Numerology',
    description: 'Your numbers from name and date, with the whole sum written out.',
    features: ['Life path, expression, soul urge', 'Personal year, month and day', 'Every step shown'],
  },
  'dream-interpreter': {
    name: 'Dream Interpreter',
    description: 'The images of a dream, one by one, asked about before they are read.',
    features: [
      'English and Thai',
      'Reflection and folklore kept apart',
      'What came back from earlier dreams',
    ],
  },
  'crystal-guide': {
    name: 'Crystal Guide',
    description: 'Three stones for an intention, and where each connection comes from.',
    features: ['Why each was chosen', 'A two-minute practice', 'Any pebble will do'],
  },
  'meditation-generator': {
    name: 'Meditation Generator',
    description: 'A script for as many minutes as you have, with real silences.',
    features: ['Two to thirty minutes', 'Times in the margin', 'Eyes open, if you like'],
  },
};
