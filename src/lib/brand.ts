/**
 * A primitive that must not be mixed with others of the same shape.
 *
 * `Brand<number, 'UnixMs'>` is a number to the machine and its own kind to the compiler.
 * Declare each brand by hand where its meaning lives; a pasted name defeats itself.
 */
export type Brand<Base, Name extends string> = Base & { readonly __brand: Name };
