export declare const chromiumFlags: readonly string[];
export declare function findBrowser(): string | null;
export declare function ensureBrowser(): string;
