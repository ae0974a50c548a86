// ../examples/palio/board/svg.ts
/** An element of a drawing. */
function svg(name, attributes = {}, ...inside) {
	const made = document.createElementNS("http://www.w3.org/2000/svg", name);
	set(made, attributes);
	made.append(...inside);
	return made;
}
/** Attributes that an element has from now on; undefined takes one away. */
function set(element, attributes) {
	for (const [name, value] of Object.entries(attributes)) if (value === void 0) element.removeAttribute(name);
	else element.setAttribute(name, String(value));
}
function text(attributes, said) {
	const made = svg("text", attributes);
	made.textContent = said;
	return made;
}
/** One of the program's pictograms, centred on a point. */
var glyph = (name, x, y, size, style) => svg("svg", {
	x: x - size / 2,
	y: y - size / 2,
	width: size,
	height: size,
	viewBox: "0 0 24 24",
	style
}, svg("use", { href: `#p-${name}` }));
var WIDTH = 1e3;
/** Where a stretch lies on the square: 0 is the start, below in the middle. */
function place(stretch, lane) {
	const turn = Math.PI / 2 + stretch % 12 / 12 * 2 * Math.PI;
	const out = 1 - lane * .085;
	return {
		x: WIDTH / 2 + Math.cos(turn) * 400 * out,
		y: 300 + Math.sin(turn) * 230 * out
	};
}
// ../examples/palio/board/gait.ts
var GAITS = [
	"walk",
	"trot",
	"gallop"
];
/** A gait as a card with as many dice as are thrown for it; the middle of the square has three. */
function card(gait) {
	const dice = GAITS.indexOf(gait);
	return svg("g", {
		class: "gait",
		transform: `translate(${WIDTH / 2 + (dice - 1) * 150} 300)`
	}, svg("rect", {
		x: -66,
		y: -52,
		width: 132,
		height: 104,
		rx: 6
	}), ...Array.from({ length: dice }, (_, die) => svg("rect", {
		x: (die - (dice - 1) / 2) * 36 - 14,
		y: -36,
		width: 28,
		height: 28,
		rx: 5
	})), text({
		y: 34,
		"text-anchor": "middle"
	}, ""));
}
// ../examples/palio/board/horse.ts
var RADIUS = 19;
/** A horse that can be drawn anew wherever it has run. */
var Horse = class {
	seat;
	table;
	drawn;
	#lap = text({
		x: 22,
		y: 6
	}, "");
	constructor(seat, table) {
		this.seat = seat;
		this.table = table;
		this.drawn = svg("g", {
			"data-spot": `horse:${seat}`,
			role: "img"
		}, ...piece(table.colour(seat)), this.#lap);
	}
	update(view) {
		const { run, breath } = view.players[this.seat];
		const { x, y } = place(run, this.seat);
		const { seat } = this;
		set(this.drawn, {
			transform: `translate(${x} ${y})`,
			"aria-label": this.table.say("ui-horse", {
				seat,
				run,
				finish: view.finish,
				breath
			})
		});
		this.#lap.textContent = String(Math.floor(run / 12) + 1);
	}
};
/** The shape of a seat with its hatch and a horse's head, as every game's pieces are drawn. */
function piece(colour) {
	const shape = (attributes) => svg("use", {
		href: `#seat-${colour}`,
		x: -12,
		y: -12,
		width: 24,
		height: 24,
		...attributes
	});
	return [svg("g", { transform: `scale(${RADIUS / 10})` }, shape({
		fill: `var(--seat-${colour})`,
		stroke: "var(--piece-edge)",
		"stroke-width": 15 / RADIUS,
		"stroke-linejoin": "round",
		filter: "url(#soft)"
	}), shape({ fill: `url(#h-${colour})` })), glyph("cavalry", 0, 0, RADIUS * 1.24, `color: var(--on-${colour}); --cut: var(--seat-${colour})`)];
}
// ../examples/palio/board/square.ts
/** The square of Siena: the track, its start and its bends. */
var square = (bends) => [
	svg("rect", {
		width: WIDTH,
		height: 600,
		fill: "var(--paper)"
	}),
	oval({
		rx: 440,
		ry: 262,
		fill: "var(--sunk)"
	}),
	oval({
		rx: 270,
		ry: 152,
		class: "square"
	}),
	...Array.from({ length: 12 }, (_, stretch) => line(stretch, bends)).flat()
];
var oval = (attributes) => svg("ellipse", {
	cx: WIDTH / 2,
	cy: 300,
	...attributes
});
function line(stretch, bends) {
	const bend = bends.some((one) => one % 12 === stretch);
	const outer = place(stretch, -1);
	const inner = place(stretch, 4);
	const kind = bend ? "bend" : stretch === 0 ? "start" : "line";
	return [svg("line", {
		x1: outer.x,
		y1: outer.y,
		x2: inner.x,
		y2: inner.y,
		class: kind
	}), ...bend ? [glyph("fortification", outer.x, outer.y, 26, "color: var(--bad)")] : []];
}
var EDGE = 9;
var BAR = 34;
/** A portolan's border: bars on opposite sides take turns. */
var border = () => [
	frame(.5, 1.2),
	frame(EDGE, 1),
	bars(`M${EDGE} 5H${WIDTH - EDGE}`, WIDTH, 0),
	bars(`M${EDGE} 595H${WIDTH - EDGE}`, WIDTH, 1),
	bars(`M5 ${EDGE}V${600 - EDGE}`, 600, 0),
	bars(`M${WIDTH - 5} ${EDGE}V${600 - EDGE}`, 600, 1)
];
var frame = (inset, thick) => svg("rect", {
	x: inset,
	y: inset,
	width: WIDTH - 2 * inset,
	height: 600 - 2 * inset,
	fill: "none",
	stroke: "var(--ink)",
	"stroke-width": thick
});
function bars(path, side, from) {
	const long = side - 18;
	const step = long / Math.round(long / BAR);
	return svg("path", {
		d: path,
		stroke: "var(--ink)",
		"stroke-width": 4,
		"stroke-dasharray": step,
		"stroke-dashoffset": from * step,
		opacity: .86
	});
}
// ../examples/palio/board/style.ts
/** Colours and type are the program's own: they follow the day, the night and the contrast. */
var STYLE = `
.palio { display: block; width: 100%; height: 100%; background: var(--paper); box-shadow: var(--sh-2); }
.palio .square { fill: var(--paper); stroke: var(--line-2); stroke-width: 2; }
.palio line { stroke: var(--line-2); stroke-width: 1.5; }
.palio .start { stroke: var(--ink); stroke-width: 6; }
.palio .bend { stroke: var(--bad); stroke-width: 3; }
.palio text { font: 700 22px/1 var(--font-data); fill: var(--ink); }
.palio .gait { outline: none; }
.palio .gait rect { fill: var(--card); stroke: var(--line-2); stroke-width: 1.5; }
.palio .gait[data-state="lit"] { cursor: pointer; }
.palio .gait[data-state="lit"] rect { fill: var(--gold-wash); stroke: var(--gold-deep); stroke-width: 2.5; }
.palio .gait[data-state="lit"]:is(:hover, :focus-visible, [data-hot]) rect { fill: var(--gold); }
.palio .gait[data-state="blocked"] { opacity: 0.55; }
`;
// ../examples/palio/board/board.ts
var Board = (element, table, { view }) => {
	const horses = view.players.map((_, seat) => new Horse(seat, table));
	const gaits = GAITS.map((gait) => ({
		gait,
		drawn: card(gait)
	}));
	const style = svg("style");
	style.textContent = STYLE;
	const sheet = svg("svg", {
		class: "palio",
		viewBox: `0 0 ${WIDTH} 600`,
		role: "group"
	}, style, ...square(view.bends), ...horses.map(({ drawn }) => drawn), ...gaits.map(({ drawn }) => drawn), ...border());
	element.append(sheet);
	return { update({ view: now }) {
		set(sheet, { "aria-label": table.say("ui-board") });
		for (const horse of horses) horse.update(now);
		for (const { gait, drawn } of gaits) {
			const name = table.say(`move-${gait}`);
			set(drawn, table.thing(`gait:${gait}`, name));
			drawn.lastElementChild.textContent = name;
		}
	} };
};
// ../examples/palio/board/module.ts
/** The Palio in the browser: its own board, and for the rest what every game can have. */
var palio = {
	board: {
		Board,
		size: {
			width: WIDTH,
			height: 600
		}
	},
	motions: {
		motion: ({ name, args }) => {
			const spot = [`horse:${args["seat"]}`];
			return {
				flights: name === "runs" ? [{
					from: spot,
					to: spot
				}] : [],
				tumble: [],
				casts: []
			};
		},
		spots: ({ name, args }) => name === "runs" ? [`horse:${args["seat"]}`] : []
	},
	scoring: { sources: [{
		name: "stretches",
		icon: "cavalry",
		end: false
	}] },
	course: {
		rounds: 9,
		gains: () => ({ name, args }) => name === "runs" ? {
			seat: Number(args["seat"]),
			points: Number(args["stretches"]),
			end: false
		} : null
	}
};
export { palio as default };
