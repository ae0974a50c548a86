/** Colours and type are the program's own: they follow the day, the night and the contrast. */
export const STYLE = `
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
