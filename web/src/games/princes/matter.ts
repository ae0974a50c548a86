import type { MatterFacet } from "../../shell/table/matter";
import Matter from "./Matter.svelte";
import type { PrincesView } from "./view";

export const matter: MatterFacet<PrincesView> = {
  Matter,
  matters: (view) => view.auction !== null || view.war?.sides !== undefined || view.decade === 0,
};
