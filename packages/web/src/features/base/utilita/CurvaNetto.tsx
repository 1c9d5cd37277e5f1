import type { ContoNetto, Curva, Tratto } from '@quadra/fisco';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { intero, quota } from './cifre.ts';
import css from './Netto.module.css';

const [LARGO, ALTO] = [430, 226];
const [SINISTRA, DESTRA, SOPRA, SOTTO] = [34, 66, 22, 24];
const MILLE = 1_000;
const TACCHE = 20;
const MINIMO = 60;
const CENTO = 100;
/** Two stretches weigh the same when they differ by what rounding to the euro does. */
const UGUALI = 0.6;

const mediaDi = ({ irpef, addizionali, reddito }: Tratto) => (CENTO * (irpef + addizionali)) / reddito;

/** The longest stretch around the heaviest that weighs as much. */
function findPicco(tratti: readonly Tratto[], passo: number) {
  const massima = Math.max(...tratti.map(({ marginale }) => marginale));
  const isPicco = ({ marginale }: Tratto) => massima - marginale <= UGUALI;
  const inizio = tratti.findIndex(isPicco);
  const dopo = tratti.slice(inizio).findIndex((tratto) => !isPicco(tratto));
  const ultimo = tratti[(dopo === -1 ? tratti.length : inizio + dopo) - 1];
  const primo = tratti[inizio];
  return primo && ultimo && { da: primo.reddito, a: ultimo.reddito + passo, massima };
}

/** Ticks of the income: round thousands, five or six of them. */
function listTacche(da: number, a: number): number[] {
  const salto =
    [5, 10, 20, 50, 100, 200, 500].map((uno) => uno * MILLE).find((uno) => (a - da) / uno <= 6) ?? a;
  const prima = Math.ceil(da / salto) * salto;
  return Array.from({ length: Math.floor((a - prima) / salto) + 1 }, (_, posto) => prima + posto * salto);
}

function makeScala({ tratti, passo }: Curva) {
  const [da, a] = [tratti[0]?.reddito ?? 0, (tratti.at(-1)?.reddito ?? 0) + passo];
  const piu = Math.max(MINIMO, ...tratti.map(({ marginale }) => marginale));
  const tetto = Math.min(CENTO, Math.ceil((piu + 5) / TACCHE) * TACCHE);
  const x = (reddito: number) => SINISTRA + ((reddito - da) / (a - da)) * (LARGO - SINISTRA - DESTRA);
  const y = (percento: number) =>
    ALTO - SOTTO - (Math.min(tetto, Math.max(0, percento)) / tetto) * (ALTO - SOTTO - SOPRA);
  return { da, a, tetto, x, y };
}
type Scala = ReturnType<typeof makeScala>;

const writePunti = (punti: readonly (readonly [number, number])[]) =>
  punti.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** How much of each further euro goes in taxes (steps), and how much of the whole (line), around the income asked. */
export function CurvaNetto({ conto, curva }: { conto: ContoNetto; curva: Curva }) {
  const { tratti, passo } = curva;
  const picco = findPicco(tratti, passo);
  const qui = tratti.find(({ reddito }) => reddito === conto.reddito);
  if (picco === undefined || qui === undefined) return null;
  const scala = makeScala(curva);
  return (
    <>
      <h3 className={css.heading}>{m.quantoPesa}</h3>
      <svg
        className={css.curve}
        viewBox={`0 0 ${LARGO} ${ALTO}`}
        role="img"
        aria-label={m.curva(intero(conto.reddito), quota(qui.marginale), quota(mediaDi(qui)))}
      >
        <Assi scala={scala} />
        <Linee scala={scala} curva={curva} />
        <Qui scala={scala} qui={qui} />
      </svg>
      <p className={css.caption}>
        {m.picco(intero(picco.da), intero(picco.a), quota(picco.massima))} {m.inMigliaia}
        {picco.massima > CENTO && ` ${m.oltreCento}`}
      </p>
    </>
  );
}

function Assi({ scala: { da, a, tetto, x, y } }: { scala: Scala }) {
  const altezze = Array.from({ length: tetto / TACCHE + 1 }, (_, posto) => posto * TACCHE);
  return (
    <>
      {altezze.map((percento) => (
        <g key={percento}>
          <line
            x1={SINISTRA}
            x2={LARGO - DESTRA}
            y1={y(percento)}
            y2={y(percento)}
            className={percento === 0 ? css.axis : css.grid}
          />
          <text x={SINISTRA - 6} y={y(percento) + 4} className={css.tickEnd}>
            {percento === tetto ? `${percento}%` : percento}
          </text>
        </g>
      ))}
      {listTacche(da, a).map((reddito) => (
        <text key={reddito} x={x(reddito)} y={ALTO - 6} className={css.tickMiddle}>
          {intero(reddito / MILLE)}
        </text>
      ))}
    </>
  );
}

function Linee({ scala: { x, y }, curva: { tratti, passo } }: { scala: Scala; curva: Curva }) {
  const scalini = tratti.flatMap(({ reddito, marginale }) => [
    [x(reddito), y(marginale)] as const,
    [x(reddito + passo), y(marginale)] as const,
  ]);
  const medie = tratti.map((tratto) => [x(tratto.reddito), y(mediaDi(tratto))] as const);
  const [fineScalini, fineMedie] = [scalini.at(-1)?.[1] ?? 0, medie.at(-1)?.[1] ?? 0];
  // The two words never lie on each other.
  const sotto = Math.max(fineMedie + 4, fineScalini + 18);
  return (
    <>
      <polyline points={writePunti(medie)} className={css.mean} />
      <polyline points={writePunti(scalini)} className={css.marginal} />
      <text x={LARGO - DESTRA + 6} y={fineScalini + 4} className={css.nameMarginal}>
        {m.parolaMarginale}
      </text>
      <text x={LARGO - DESTRA + 6} y={sotto} className={css.nameMean}>
        {m.parolaMedia}
      </text>
    </>
  );
}

function Qui({ scala: { x, y }, qui }: { scala: Scala; qui: Tratto }) {
  const [a, sopra, sotto] = [x(qui.reddito), y(qui.marginale), y(mediaDi(qui))];
  return (
    <>
      <line x1={a} x2={a} y1={sopra} y2={y(0)} className={css.here} />
      <circle cx={a} cy={sopra} r={4} className={css.dot} />
      <circle cx={a} cy={sotto} r={4} className={css.dot} />
      <text x={a - 4} y={sopra - 8} className={css.valueEnd}>
        {quota(qui.marginale)}
      </text>
      <text x={a + 8} y={sotto + 14} className={css.value}>
        {quota(mediaDi(qui))}
      </text>
    </>
  );
}
