/**
 * How the seven titles are put together. Written by tools/audio/render.mjs; do not edit.
 */
import type { AudioScore, BuiltInId } from './titles.ts';

export const audioScores: Readonly<Record<BuiltInId, AudioScore>> = {
  'cosmic-awakening-journey': {
    id: 'cosmic-awakening-journey',
    parts: [
      {
        file: 'head.mp3',
        bytes: 69840,
        sha256: 'bbe35e5426f983a2e36526847e801d884464778e481c995313cddee62ef8a714',
      },
      {
        file: 'near.mp3',
        bytes: 600000,
        sha256: 'ded4fd7f1f92c7a9b76911e1ffb338d5e547377167338e9e6b401f51ef42677e',
      },
      {
        file: 'bridge-1.mp3',
        bytes: 110160,
        sha256: 'a3e0e1f06def5c0b0e1a8bea7f05ba74f12427ab7e27d1242c1db326eccece41',
      },
      {
        file: 'far.mp3',
        bytes: 600000,
        sha256: '96377f60b2f9e9c38e085c12d376037d9bc6a759cebea01a87dac0b3836d02d4',
      },
      {
        file: 'tail.mp3',
        bytes: 120000,
        sha256: 'a02d73ef6401c8a6d2a7bb2f00cfd149eebdc255edc7fc71d3bbd0534fe5c53e',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['near.mp3', 12],
      ['bridge-1.mp3', 1],
      ['far.mp3', 12],
      ['tail.mp3', 1],
    ],
    kbps: 80,
    channels: 2,
  },
  'daily-abundance-affirmations': {
    id: 'daily-abundance-affirmations',
    parts: [
      {
        file: 'head.mp3',
        bytes: 77280,
        sha256: 'e0e8bb8659ceb5753b3ff592fd76d05cab51b5cf6a64f277271136e5a8755ad8',
      },
      {
        file: 'body.mp3',
        bytes: 720000,
        sha256: '13ff98331c29b0c305d2ac7f9f8ea9c631492456ab72b87b03eafe65d357d4de',
      },
      {
        file: 'tail.mp3',
        bytes: 72720,
        sha256: '546fe37c3f9d4eb3fee12ab911251b74c0b7e9897bf9d4973fd67e71ab5b0095',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['body.mp3', 10],
      ['tail.mp3', 1],
    ],
    kbps: 80,
    channels: 2,
  },
  'crystal-bowl-healing-frequencies': {
    id: 'crystal-bowl-healing-frequencies',
    parts: [
      {
        file: 'head.mp3',
        bytes: 70560,
        sha256: '3e73ac19a571199b3118ae501613a6522056e33952f44a1e0c6fef577614f577',
      },
      {
        file: 'body.mp3',
        bytes: 1152000,
        sha256: '711897c0d449f04837c9c4ef0cd4c077fb634e9fc0502391de569abc592e36ec',
      },
      {
        file: 'tail.mp3',
        bytes: 73440,
        sha256: '6ebf175296e279e5e1c14b766e41fb1f00bd502e62fe1b87a5bb59cb3f909d8f',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['body.mp3', 28],
      ['tail.mp3', 1],
    ],
    kbps: 96,
    channels: 2,
  },
  'chakra-alignment-meditation': {
    id: 'chakra-alignment-meditation',
    parts: [
      {
        file: 'head.mp3',
        bytes: 72000,
        sha256: '3218754462e9d5d03da4dbf48500c247431b422313cb3925b6fde58739981fce',
      },
      {
        file: 'root.mp3',
        bytes: 192000,
        sha256: '317232de5274e280bb59445dfb9832cd65ce500cbfea7afac15d6c95fc2f952a',
      },
      {
        file: 'bridge-1.mp3',
        bytes: 70464,
        sha256: 'dec3894cbbf6c09f7bdf09457f0398ab5cf67cdc371987b9769146c1e28a2f21',
      },
      {
        file: 'sacral.mp3',
        bytes: 192000,
        sha256: '5dbb5b675f0f1d78034acef75761728a0e8e5d60f9b3eda83f381f5ec0a02ec4',
      },
      {
        file: 'bridge-2.mp3',
        bytes: 73344,
        sha256: 'a2137cf2e39ba9b51559fcd12bf59e475286e98e41e4def07b6a6007943d1c02',
      },
      {
        file: 'navel.mp3',
        bytes: 192000,
        sha256: '63361a71a3183e31b24def24821593c5500542a25d00a731b88fc6d249961d49',
      },
      {
        file: 'bridge-3.mp3',
        bytes: 63168,
        sha256: 'cd676d66dc5d4a682e041baeb8e4966defc1f50db67702412aaeb6a18c201003',
      },
      {
        file: 'heart.mp3',
        bytes: 192000,
        sha256: '2fc5c679f7467896b5a2450a44b6af6b7f136cbd9f95bbd340662d2c209eeda7',
      },
      {
        file: 'bridge-4.mp3',
        bytes: 81024,
        sha256: '2600a3b90c2ac6e01cc417eed063f24e986fc23405ecb7822f38e2bc179c8ae2',
      },
      {
        file: 'throat.mp3',
        bytes: 192000,
        sha256: 'f4f4b1960aa52ac61737bca8235001076d5db98d78135addc5ff87706e000b15',
      },
      {
        file: 'bridge-5.mp3',
        bytes: 71808,
        sha256: '92c48ccdd7bff36ff573bfff8a5032f80e4fc3ef382f350bc794778e8f6c6e0a',
      },
      {
        file: 'brow.mp3',
        bytes: 192000,
        sha256: '704fce0c5ec47c5fb3d320d1d9ec0a7c889375848955fe7de2ef3e05b753f550',
      },
      {
        file: 'bridge-6.mp3',
        bytes: 72000,
        sha256: '4ae7d103638701a4f00b6e5ced5d5f0aebbe04ce800f8d91100f7eb59e7e1b87',
      },
      {
        file: 'crown.mp3',
        bytes: 192000,
        sha256: '26a4f7b5302c12cb9a9554c2bb12f29c9a10c027a7cd885f402c181775716380',
      },
      {
        file: 'tail.mp3',
        bytes: 72192,
        sha256: '00fb77be9ef8e146f51642bff77e16ea928759c46215ca6b94cb27c05d4f0540',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['root.mp3', 9],
      ['bridge-1.mp3', 1],
      ['sacral.mp3', 9],
      ['bridge-2.mp3', 1],
      ['navel.mp3', 10],
      ['bridge-3.mp3', 1],
      ['heart.mp3', 10],
      ['bridge-4.mp3', 1],
      ['throat.mp3', 10],
      ['bridge-5.mp3', 1],
      ['brow.mp3', 10],
      ['bridge-6.mp3', 1],
      ['crown.mp3', 9],
      ['tail.mp3', 1],
    ],
    kbps: 64,
    channels: 1,
  },
  'lunar-eclipse-wisdom': {
    id: 'lunar-eclipse-wisdom',
    parts: [
      {
        file: 'head.mp3',
        bytes: 89520,
        sha256: '720f5a4f5445e3fd7c8e7a52da7caf4e8698ec356147a72b9eaaa19d9bb88f2e',
      },
      {
        file: 'body.mp3',
        bytes: 1110000,
        sha256: '8be419c39f1761595fd0a314b96e7995d1c317864b969bd3b5758419ae5ce147',
      },
      {
        file: 'tail.mp3',
        bytes: 60480,
        sha256: '6dd8f437169e379c0170cc702397cc93fcc9c9b79521fb3314602d71bdba36af',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['body.mp3', 10],
      ['tail.mp3', 1],
    ],
    kbps: 80,
    channels: 2,
  },
  'self-love-activation': {
    id: 'self-love-activation',
    parts: [
      {
        file: 'head.mp3',
        bytes: 90000,
        sha256: '22d40015e4c48356705c3fe51d4b2b432f7130005f986b5ffd2fc5f58bdac2e4',
      },
      {
        file: 'body.mp3',
        bytes: 570000,
        sha256: '56c58db03b827cb96c6248c269d4d34970fa5102648a4ecf69d3d6ad88d97f4c',
      },
      {
        file: 'tail.mp3',
        bytes: 90000,
        sha256: 'dcb8b265a80bfcdd5fc1203d4829a610a02831e0585aada3c7f9eb01916bda6e',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['body.mp3', 16],
      ['tail.mp3', 1],
    ],
    kbps: 80,
    channels: 2,
  },
  'forest-bathing-soundscape': {
    id: 'forest-bathing-soundscape',
    parts: [
      {
        file: 'head.mp3',
        bytes: 108000,
        sha256: 'f17b2e9a3f71f531041de4b516909ed23601ba180eeb43af5d1754b9d2f46972',
      },
      {
        file: 'body.mp3',
        bytes: 1260000,
        sha256: '666490b2e4bf253601c31c144dc4d0460a04bc4a0a10d8952c114d1015cd4a46',
      },
      {
        file: 'tail.mp3',
        bytes: 252000,
        sha256: '6ccdaff449aac4c94e518f8ff39f36ace444c4b7e3a7776256c78db9ea27157b',
      },
    ],
    order: [
      ['head.mp3', 1],
      ['body.mp3', 34],
      ['tail.mp3', 1],
    ],
    kbps: 96,
    channels: 2,
  },
};

/** SHA-256 of the recipe with everything it is made by: the files above belong to no other state of it. */
export const renderedFrom: Readonly<Record<BuiltInId, string>> = {
  'cosmic-awakening-journey': '1fb8b72b91e441de8c96848bd54e2dbcb2201bfa0def08b2ef90b944ad86d218',
  'daily-abundance-affirmations': '99b13b6ba67c8abb7faef10bb6ab10b40d42f5676b4966eddbdb20171cc1dbe1',
  'crystal-bowl-healing-frequencies': '0674c23a47d8f0d23877f19d5f05991cc407ba17cfde8411ae1cff4b4d7d94cc',
  'chakra-alignment-meditation': 'eede7dfc7b39efc29a9b2862c9a1e2c6f66f5e86d2fecd418b6d9a7a3fdd4bca',
  'lunar-eclipse-wisdom': '0febdc6126ea770396d61a8192a770ecf25cf0a1be4d0e363ee4509b1a073c88',
  'self-love-activation': 'aeaca993279ada26bdf7b9f6d11e2389d759e99b44fff98c4144c493e7224d58',
  'forest-bathing-soundscape': 'b6b4cc9d52c027ba871c664d2a894ed203fa314f4edaa4babbce5e7a2f1d6b4a',
};
