import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The browser needs of an endpoint only its method, its path and who may call it; the schemas of what goes in and out are the server's to check, and would be
 * a tenth of the first load (docs/decisions/0006). Removes every other property from `endpoint({…})` in shared/<module>/api.ts.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'post',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    transform(code, id) {
      if (!/\/shared\/[^/]+\/api\.ts$/.test(id)) return null;
      const drop = properties(this.parse(code) as unknown as Node).filter(({ name }) => !['method', 'path', 'access'].includes(name));
      if (drop.length === 0) this.error(`${id}: no endpoint() found`);
      let stripped = code;
      for (const { start, end } of drop.toSorted((a, b) => b.start - a.start)) {
        const comma = stripped[end] === ',' ? 1 : 0;
        stripped = stripped.slice(0, start) + stripped.slice(end + comma);
      }
      // What the schemas were made of is no longer used: marked as pure, it goes too.
      return { code: stripped.replace(/\b(?:z\.\w+|page)\(/g, '/* @__PURE__ */ $&'), map: null };
    },
  };
}

/** The properties given to each `endpoint()` of a program. */
function properties(node: Node): { name: string; start: number; end: number }[] {
  const { callee, arguments: given } = node as Node & { callee?: Node; arguments?: Node[] };
  if (node.type === 'CallExpression' && callee?.name === 'endpoint') {
    const declared = (given?.[0]?.properties ?? []) as (Node & { key: { name: string } })[];
    return declared.map(({ key, start, end }) => ({ name: key.name, start, end }));
  }
  return Object.values(node).flatMap((child) =>
    Array.isArray(child) ? child.flatMap((each) => (isNode(each) ? properties(each) : [])) : isNode(child) ? properties(child) : [],
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
