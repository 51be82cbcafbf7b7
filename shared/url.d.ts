// Addresses as the standard has them: what shared uses of the few things that server and browser both bring, and the language
// itself doesn't. The compiler's memory misses a change of global names: after one here, remove node_modules/.cache/tsc.

interface URLSearchParams {
  readonly size: number;
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: new (from?: string | [string, string][] | Record<string, string>) => URLSearchParams;

interface URL {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: { new (address: string, base: string): URL; canParse(address: string, base: string): boolean };
