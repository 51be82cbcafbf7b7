/** A part of the document: plain JSON. */
export type Json = Record<string, unknown>;

type Place = 'schemas' | 'parameters';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isParameter = (value: Json) => typeof value.name === 'string' && typeof value.in === 'string' && isJson(value.schema);
const isObject = (value: Json) => value.type === 'object' && isJson(value.properties);
const isChoice = (value: Json) => Array.isArray(value.enum) && value.enum.length > 2;
const isLongPattern = (value: Json) => typeof value.pattern === 'string' && value.pattern.length > 40;

/** Where a part that is named belongs; null: it is not worth a name. */
function placeOf(value: Json): Place | null {
  if (isParameter(value)) return 'parameters';
  return isObject(value) || isChoice(value) || isLongPattern(value) ? 'schemas' : null;
}

const capital = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What stands between a field and its shape, and names nothing. */
const between = /^(?:items|anyOf|oneOf|allOf|properties|additionalProperties|schema|content|application\/\w+|\d+)$/;

/** What the sides of an operation are called, each time with its id before it. */
const sides: Record<string, string> = { responses: 'Reply', requestBody: 'Body', parameters: 'Query' };

/** How often each part that may get a name stands in the document, by its JSON. */
function counted(document: unknown, times = new Map<string, number>()): Map<string, number> {
  if (Array.isArray(document)) for (const one of document) counted(one, times);
  if (!isJson(document)) return times;
  const key = JSON.stringify(document);
  if (placeOf(document)) times.set(key, (times.get(key) ?? 0) + 1);
  for (const part of Object.values(document)) counted(part, times);
  return times;
}

/** The names of one place, by the JSON of what they name. */
function namesOf() {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  /** The name that a part has, or the first free one of these, in the end with a number. */
  const name = (key: string, wanted: string[]): string => {
    const known = names.get(key);
    if (known) return known;
    const last = wanted.at(-1) ?? '';
    const numbered = Array.from({ length: taken.size }, (_, at) => `${last}${at + 2}`);
    const free = [...wanted, ...numbered].find((one) => !taken.has(one)) ?? last;
    names.set(key, free);
    taken.add(free);
    return free;
  };
  return { has: (key: string) => names.has(key), name };
}

/**
 * The document with its shapes and parameters among its components: those that have a name of their own, and those that stand in it more than once,
 * which are called after the field in which they first stand. `named`: the JSON of shapes by their names; the first name that a shape has is its name.
 */
export function nameShapes(document: Json, named: readonly (readonly [name: string, shape: Json])[]): Json {
  const times = counted(document.paths);
  const names = { schemas: namesOf(), parameters: namesOf() };
  const given = document.components as Json;
  const components: Record<Place, Json> = { schemas: { ...(given.schemas as Json) }, parameters: {} };
  for (const [name, shape] of named) if (placeOf(shape) === 'schemas') names.schemas.name(JSON.stringify(shape), [name]);

  /** A part in which each shape inside of it is named. `field`: what it stands in; `within`: the name of what that belongs to. */
  function move(value: unknown, field: string, within: string): unknown {
    if (Array.isArray(value)) return value.map((one) => move(one, field, within));
    if (!isJson(value)) return value;
    const key = JSON.stringify(value);
    const place = placeOf(value);
    const own = capital(isParameter(value) ? String(value.name) : field);
    if (!place || !(names[place].has(key) || (times.get(key) ?? 0) > 1)) return inside(value, own, within);
    const wanted = Object.values(sides).includes(own) ? [`${within}${own}`] : [own, `${within}${own}`];
    const name = names[place].name(key, wanted);
    components[place][name] ??= inside(value, own, name);
    return { $ref: `#/components/${place}/${name}` };
  }

  function inside(value: Json, own: string, within: string): Json {
    const parts = Object.entries(value).map(([part, held]) => [part, move(held, between.test(part) ? own : (sides[part] ?? part), within)]);
    return Object.fromEntries(parts);
  }

  const paths = Object.entries(document.paths as Record<string, Record<string, Json>>).map(([path, operations]) => {
    const moved = Object.entries(operations).map(([method, operation]) => [
      method,
      inside(operation, '', capital(String(operation.operationId))),
    ]);
    return [path, Object.fromEntries(moved)];
  });
  const sorted = (of: Json) => Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...given, schemas: sorted(components.schemas), parameters: sorted(components.parameters) },
  };
}
