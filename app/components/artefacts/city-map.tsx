import { box, disc, row } from "../ui/drawing.ts";

/** The city between its terraces: ten streets across, and King William Street, wider, down the middle. */
const blocks = Array.from({ length: 10 }, (_, at) => {
  const y = 330 + at * 24;
  // The eastern terrace steps out where the plan met the creek.
  return row(4, 30, 284, y, 23, 18) + row(at < 3 ? 3 : 4, 30, 411, y, 23, 18);
}).join("");

/** Five squares interrupt the streets, and a street runs round each. */
const squares = [
  [404, 447, 22, 26],
  [340, 396, 13, 18],
  [468, 396, 13, 18],
  [340, 498, 13, 18],
  [468, 498, 13, 18],
] as const;
const round = (wider: number) =>
  squares
    .map(([x, y, w, h]) => box(x - w - wider, y - h - wider, 2 * (w + wider), 2 * (h + wider)))
    .join("");

const north = row(5, 31, 0, 0, 25, 18) + row(5, 31, 0, 25, 25, 18) + row(5, 31, 0, 50, 25, 18);

const trees = [
  [262, 340],
  [256, 392],
  [264, 452],
  [254, 520],
  [262, 574],
  [330, 592],
  [398, 600],
  [470, 590],
  [548, 574],
  [556, 500],
  [546, 436],
  [558, 372],
  [320, 188],
  [536, 180],
  [302, 250],
]
  .map(([x = 0, y = 0], at) => disc(x, y, 6 + (at % 3) * 2))
  .join("");

const torrens =
  "M720 176C664 232 634 176 590 210S530 268 484 272S430 256 384 276S318 308 276 276S196 258 166 300S120 330 70 320";

/** The name of a place in the list, where it lies, and how large it stands there. */
const pins = [
  [3, 540, 268, 0.8],
  [2, 196, 566, 0.8],
  [1, 320, 424, 1.25],
] as const;

/** Adelaide on a folded sheet, from the gulf to the Hills, and a pin for each place in the list. */
export function CityMap() {
  return (
    <svg
      viewBox="0 0 700 720"
      preserveAspectRatio="xMinYMid slice"
      className="face city-map"
      aria-hidden="true"
    >
      <defs>
        <pattern id="suburbs" width="34" height="26" patternUnits="userSpaceOnUse">
          <path d="M0 26V0H34M17 0V26" className="lanes" />
        </pattern>
        <path id="pin" d="M0 0C-3 -26 -30 -36 -30 -68A30 30 0 1 1 30 -68C30 -36 3 -26 0 0z" />
      </defs>
      <path d={box(0, 0, 700, 720)} className="land" />
      <path d={box(0, 0, 700, 720)} fill="url(#suburbs)" />
      <path
        d="M700 0V720H626C596 640 640 590 612 500S590 420 606 330S568 250 584 170S560 60 528 0z"
        className="hills"
      />
      <path
        d="M700 0V720H664C640 640 672 580 650 510S630 420 640 340S600 240 612 150S600 60 568 0z"
        className="hills"
      />
      <path
        d="M200 0V720M626 0V720M300 300L150 0M284 440H60M290 570L90 680M404 90L420 0M540 140L640 20M404 580V720M520 570L650 720M540 450H640M70 210H330M70 648H700"
        className="roads"
      />
      <path d="M0 0H104Q84 120 98 230T84 430T110 600L104 720H0z" className="water" />
      <path d="M88 0Q68 120 82 230T68 430T94 600L88 720" className="surf" />
      <path d="M98 112H62M90 352H52M110 668H66" className="roads" />
      <path
        d="M240 306L306 150L362 84L506 66L566 178L578 300V588L548 618H268L238 588z"
        className="parks"
      />
      <path d={torrens} className="river" />
      <path
        d="M506 270C450 254 420 250 384 264S338 292 296 290C340 310 356 300 390 290S440 284 506 276z"
        className="water"
      />
      <path d="M276 322H500V394H532V578H276z" className="streets" />
      <path d="M404 320V210" className="roads" />
      <path d={round(6)} className="streets" />
      <path d={blocks} className="shaded" />
      <path d={blocks} className="blocks" />
      <path d={round(5)} className="streets" />
      <path d={round(0)} className="parks" />
      <g transform="translate(344 122) rotate(-9)">
        <path d={box(-7, -7, 163, 82)} className="streets" />
        <path d={north} className="shaded" />
        <path d={north} className="blocks" />
        <path d={box(55, 18, 39, 32)} className="streets" />
        <path d={box(60, 23, 29, 22)} className="parks" />
      </g>
      <path d={trees} className="shaded" />
      <path d={trees} className="trees" />
      <ellipse cx="366" cy="240" rx="17" ry="21" className="oval" />
      <path d="M233 0H467V720H233zM0 360H700V720H0z" className="folds" />
      <g className="names">
        <text transform="translate(46 470) rotate(-90)">Gulf St Vincent</text>
        <text x="160" y="672">
          Glenelg
        </text>
      </g>
      {pins.map(([place, x, y, scale]) => (
        <g key={place} transform={`translate(${x} ${y}) scale(${scale})`} className="pin">
          <use href="#pin" className="cast" />
          <use href="#pin" className={place === 1 ? "ours" : "other"} />
          <text y="-56">{place}</text>
        </g>
      ))}
      <circle cx="424" cy="478" r="9" className="here" />
    </svg>
  );
}
