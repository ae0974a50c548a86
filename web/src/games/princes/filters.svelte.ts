import { citiesOf, type City, type PrincesView, type Shown } from "./view";

/** Which tiles for sale are shown at full strength; the others step back. */
class Filters {
  affordable = $state(false);
  mine = $state(false);

  /** Does a tile pass the filters of a seat? */
  keeps(view: PrincesView, city: City, tile: Shown, seat: number | null): boolean {
    const me = seat === null ? null : view.players[seat];
    if (!me || tile.count === 0) return true;
    const cities = citiesOf(me);
    if (this.affordable && tile.within === false) return false;
    return !(this.mine && !cities.has(city));
  }
}

export const filters = new Filters();
