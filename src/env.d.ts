/** Values and modules added by vite.config.ts. */

/** The version in package.json. */
declare const __APP_VERSION__: string;

// tools/icon-plugin.ts
declare module 'virtual:icon/*' {
  import type { IconDrawing } from '#ui/icon.tsx';

  const drawing: IconDrawing;
  export default drawing;
}
