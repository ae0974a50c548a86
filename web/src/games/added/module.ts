import type { Component } from "svelte";

import type { GameModule } from "../../shell/module";
import { plain } from "../plain/module";
import type { AddedModule, Mount } from "./contract";
import Place from "./Place.svelte";

type Props = Record<string, unknown>;

/** A component that lets a plain function draw. */
const mounted =
  (mount: Mount<Props>): Component<Props> =>
  (internals, given) =>
    Place(internals, { mount, given });

/** A facet of ours made of one without Svelte. */
const facetOf = (name: string, facet: object): object => ({
  ...(plain as unknown as Record<string, object>)[name],
  ...Object.fromEntries(
    Object.entries(facet).map(([member, value]: [string, unknown]) => [
      member,
      /^[A-Z]/.test(member) ? mounted(value as Mount<Props>) : value,
    ]),
  ),
});

/** What another package brings, as the shell asks for it: members that it lacks are plain. */
export function added({ furnish, ...facets }: AddedModule): GameModule {
  return {
    ...(furnish && { furnish }),
    ...Object.fromEntries(
      Object.entries(facets).map(([name, facet]) => [name, facetOf(name, facet)]),
    ),
  };
}
