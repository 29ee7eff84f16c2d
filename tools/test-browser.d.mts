export declare const chromiumFlags: readonly string[];
export declare function findBrowser(): string | null;
export declare function ensureBrowser(): string;
export declare function findShell(): string | null;
export declare function ensureShell(): string | null;
