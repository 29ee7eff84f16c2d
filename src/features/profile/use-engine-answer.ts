export { type Asked, useEngineAnswer } from '#parts/use-engine-answer.ts';
