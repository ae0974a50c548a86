import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, transformSchemaObject as typed } from "openapi-typescript";
import ts from "typescript";

const { factory } = ts;

/** Lists of a fixed length, and lists that begin with something of their own such as a verb. */
function tuple(schema, options) {
  const { type, items, prefixItems, minItems, maxItems } = schema;
  if (type !== "array" || !items) return undefined;
  if (prefixItems) {
    const first = prefixItems.map((one) => typed(one, options));
    const rest = factory.createRestTypeNode(factory.createArrayTypeNode(typed(items, options)));
    return unchanging([...first, rest]);
  }
  if (!maxItems || minItems !== maxItems) return undefined;
  return unchanging(Array(maxItems).fill(typed(items, options)));
}

const unchanging = (types) =>
  factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, factory.createTupleTypeNode(types));

const read = (name) => new URL(name, import.meta.url);
const described = JSON.parse(readFileSync(read("openapi.json"), "utf-8"));
const made = await openapiTS(described, {
  transform: tuple,
  defaultNonNullable: false,
  alphabetize: true,
});
writeFileSync(read("src/shell/described.ts"), astToString(made));
