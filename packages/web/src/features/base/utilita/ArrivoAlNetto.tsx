import type { ContoNetto, Curva, NomeVoce, Spiegazione, VoceNetto } from '@quadra/fisco';
import { type ReactNode, useState } from 'react';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { conSegno, intero, quota } from './cifre.ts';
import css from './Netto.module.css';
import { writeFonti } from './Passi.tsx';
import pagina from './Utilita.module.css';

/** Whole results: they stand out of what leads to them. */
const TOTALI: readonly NomeVoce[] = ['netta', 'debito', 'credito'];

/** The formula with today's numbers, without its result; where there is only a number, that of what it shows. */
function writeFormula({ formulaOggi, operandi }: Spiegazione): string {
  const vere = [formulaOggi, operandi.length === 1 ? operandi[0]?.formulaOggi : undefined];
  const formula = vere.find((una) => una !== undefined && /[+×÷/−]/.test(una));
  return (formula ?? '').replace(/ = [^=]*$/, '');
}

const writeValore = ({ esito, isDetrazione }: VoceNetto): string =>
  typeof esito.valore === 'number' ? intero(isDetrazione ? -esito.valore : esito.valore) : m.nonNoto;

type Props = { conto: ContoNetto; curva: Curva; children: ReactNode };

/** The steps from the income to the net, the two rates; beside them the children, under them why the chosen step is so. */
export function ArrivoAlNetto({ conto, curva, children }: Props) {
  const [scelta, setScelta] = useState<NomeVoce>('netta');
  const { voci, reddito, netto, irpef, addizionali, aggiunte } = conto;
  const spiegata = voci.find(({ nome }) => nome === scelta) ?? voci[0];
  const imposte = irpef + addizionali;
  const isSaldo = ({ nome }: VoceNetto) => nome === 'debito' || nome === 'credito';
  const riga = (voce: VoceNetto) => (
    <RigaVoce
      key={voce.nome}
      voce={voce}
      isScelta={voce === spiegata}
      onScelta={() => setScelta(voce.nome)}
    />
  );
  return (
    <>
      <div className={css.columns}>
        <div>
          <h3 className={css.heading}>{m.comeSiArriva}</h3>
          <table className={css.table}>
            <tbody>
              {voci.filter((voce) => !isSaldo(voce)).map(riga)}
              <RigaSomma
                nome={m.imposteInTutto}
                formula={`${intero(irpef)} + ${intero(addizionali)}`}
                euro={imposte}
              />
              <RigaSomma
                nome={m.nettoAnno}
                formula={m.formulaNetto(
                  intero(reddito),
                  intero(imposte),
                  aggiunte > 0 ? intero(aggiunte) : null,
                )}
                euro={netto}
              />
              {voci.filter(isSaldo).map(riga)}
            </tbody>
          </table>
          <Aliquote conto={conto} curva={curva} />
        </div>
        <div>{children}</div>
      </div>
      {spiegata && <Perche spiegazione={spiegata.spiegazione} nome={m.passo[spiegata.nome]} />}
    </>
  );
}

type PropsVoce = { voce: VoceNetto; isScelta: boolean; onScelta: () => void };

const RigaVoce = ({ voce, isScelta, onScelta }: PropsVoce) => (
  <tr className={[TOTALI.includes(voce.nome) && css.total, isScelta && css.chosen].filter(Boolean).join(' ')}>
    <td>
      <button
        type="button"
        className={css.why}
        aria-pressed={isScelta}
        aria-label={m.perche(m.passo[voce.nome])}
        onClick={onScelta}
      >
        {m.passo[voce.nome]}
      </button>
    </td>
    <td className={css.formula}>{writeFormula(voce.spiegazione)}</td>
    <td className={css.amount}>
      <span className={css.calculated}>{writeValore(voce)}</span>
    </td>
  </tr>
);

const RigaSomma = ({ nome, formula, euro }: { nome: string; formula: string; euro: number }) => (
  <tr className={css.total}>
    <td>{nome}</td>
    <td className={css.formula}>{formula}</td>
    <td className={css.amount}>
      <span className={css.calculated}>{intero(euro)}</span>
    </td>
  </tr>
);

/** What the taxes are of the whole, and of the next euro. */
function Aliquote({ conto, curva }: { conto: ContoNetto; curva: Curva }) {
  const qui = curva.tratti.find(({ reddito }) => reddito === conto.reddito);
  const media = (100 * (conto.irpef + conto.addizionali)) / conto.reddito;
  return (
    <dl className={css.rates}>
      <div>
        <dt>{m.media}</dt>
        <dd className={css.rate}>{quota(media)}</dd>
        <dd>{m.mediaChe}</dd>
      </div>
      {qui && (
        <div>
          <dt>{m.marginale}</dt>
          <dd className={css.rate}>{quota(qui.marginale)}</dd>
          <dd>{m.marginaleChe(intero(curva.passo), intero((curva.passo * (100 - qui.marginale)) / 100))}</dd>
        </div>
      )}
      {curva.pesi.length > 0 && (
        <p className={css.weights}>
          {m.pesi(
            intero(curva.passo),
            curva.pesi.map(({ nome, euro }) => `${m.passo[nome].toLowerCase()} ${conSegno(euro)}`),
          )}
        </p>
      )}
    </dl>
  );
}

/** One step: its formula with today's numbers, its law, and what it comes from. */
function Perche({ spiegazione, nome }: { spiegazione: Spiegazione; nome: string }) {
  const righe = [spiegazione, ...spiegazione.operandi];
  return (
    <div>
      <h3 className={css.heading}>{m.perche(nome)}</h3>
      <div className={pagina.scroll}>
        <table className={pagina.table}>
          <thead>
            <tr>
              <th scope="col">{m.voce}</th>
              <th scope="col">{m.calcolo}</th>
              <th scope="col">{m.norma}</th>
              <th scope="col" className={pagina.amount}>
                {m.euro}
              </th>
            </tr>
          </thead>
          <tbody>
            {righe.map(({ concetto, chiave, titolo, formulaOggi, fonti, valoreTesto, valore }) => (
              <tr key={`${concetto} ${chiave ?? ''}`}>
                <td>{titolo}</td>
                <td className="figures">{formulaOggi}</td>
                <td>{writeFonti(fonti)}</td>
                <td className={`${pagina.amount} ${pagina.computed}`}>
                  {typeof valore === 'number' ? valoreTesto.replace(/\s?€$/, '') : valoreTesto}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
