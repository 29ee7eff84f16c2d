/** Values that vite.config.ts writes into the build. */

/** The version in package.json. */
declare const __APP_VERSION__: string;
