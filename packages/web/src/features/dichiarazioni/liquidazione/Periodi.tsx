import type { PeriodoCalcolato, Quadratura, RiepilogoLipe } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import { IconDotsVertical } from '@tabler/icons-react';
import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { NumericInput } from '../../../ui/campi/numeric-input/NumericInput.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askAltriDati } from './ask-altri-dati.tsx';
import css from './Liquidazione.module.css';
import type { Chiesta, Liquidazione } from './liquidazione.api.ts';
import { Trimestre } from './Trimestre.tsx';
import { type ImportoPeriodo, listContati, type PeriodoValori, type Valori } from './valori.ts';

type Props = {
  chiesta: Chiesta;
  record: Liquidazione;
  valori: Valori;
  riepilogo: RiepilogoLipe;
  quadrature: readonly Quadratura[];
  scrive: boolean;
  isCambiata: boolean;
  change: (nuovi: Partial<Valori>) => void;
  onFile: (nuova: Liquidazione) => void;
  campo: (percorso: string) => PropsCampo;
};

const scritti: readonly (readonly [ImportoPeriodo, boolean])[] = [
  ['attive', true],
  ['passive', true],
  ['esigibile', true],
  ['detratta', true],
];
const euro = (centesimi: number): string => formatNumero(toEuro(centesimi), 2);
const MESI_DI_TRIMESTRE = 3;

/** The periods of the year as rows, their quarter beside them; what is typed is counted at once. */
export function Periodi(props: Props) {
  const { valori, riepilogo } = props;
  const mensile = valori.periodicita === 'mensile';
  const perTrimestre = mensile ? MESI_DI_TRIMESTRE : 1;
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.lipe}</th>
            <th scope="col">{m.mese}</th>
            {[m.attive, m.passive, m.esigibile, m.detratta, m.dovuto, m.versato, m.differenza].map((nome) => (
              <th key={nome} scope="col" className={css.amount}>
                {nome}
              </th>
            ))}
            <th scope="col">{m.esito}</th>
          </tr>
        </thead>
        <tbody>
          {valori.periodi.map((periodo, posto) => (
            <tr key={periodo.numero} className={classi(posto % perTrimestre === 0 && css.first)}>
              {posto % perTrimestre === 0 && (
                <th scope="rowgroup" rowSpan={perTrimestre} className={css.quarter}>
                  <Trimestre
                    numero={Math.floor(posto / perTrimestre) + 1}
                    chiesta={props.chiesta}
                    record={props.record}
                    scrive={props.scrive}
                    isCambiata={props.isCambiata}
                    onFile={props.onFile}
                  />
                </th>
              )}
              <Riga {...props} mensile={mensile} periodo={periodo} posto={posto} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Acconto riepilogo={riepilogo} versato={valori.accontoVersato} />
          <Totali riepilogo={riepilogo} />
        </tfoot>
      </table>
    </div>
  );
}

/** The advance of the year, which is of no period: what was owed and what was paid of it. */
function Acconto({ riepilogo: { acconto }, versato }: { riepilogo: RiepilogoLipe; versato: number }) {
  if (acconto === 0 && versato === 0) return null;
  return (
    <tr>
      <th scope="row" colSpan={6}>
        {m.accontoAnno}
      </th>
      {[acconto, versato, versato - acconto].map((importo, n) => (
        <td key={['dov', 'ver', 'diff'][n]} className={classi(css.amount, 'figures')}>
          {euro(importo)}
        </td>
      ))}
      <td />
    </tr>
  );
}

function Totali({ riepilogo }: { riepilogo: RiepilogoLipe }) {
  const { esigibile, detratta, dovuta, versata } = riepilogo;
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {m.tutto}
      </th>
      {[esigibile, detratta, dovuta, versata, versata - dovuta].map((importo, n) => (
        <td key={['e', 'd', 'dov', 'ver', 'diff'][n]} className={classi(css.amount, 'figures')}>
          {euro(importo)}
        </td>
      ))}
      <td />
    </tr>
  );
}

type PropsRiga = Props & { mensile: boolean; periodo: PeriodoValori; posto: number };

function Riga(props: PropsRiga) {
  const { valori, riepilogo, quadrature, scrive, change, campo, mensile, periodo, posto } = props;
  const nome = m.periodo(mensile, periodo.numero);
  const contati = listContati(valori).length;
  const calcolato = riepilogo.periodi.find(({ periodo: { numero } }) => numero === periodo.numero);
  const quadratura = quadrature.find(({ numero }) => numero === periodo.numero);
  const replace = (nuovi: Partial<PeriodoValori>) => change({ periodi: listWith(valori, posto, nuovi) });
  const cell = (quale: ImportoPeriodo, negativi: boolean) => {
    const messaggio = campo(`periodi.${posto}.${quale}`).messaggio;
    return (
      <td key={quale} className={css.amount}>
        <NumericInput
          className={classi(css.input, 'figures')}
          aria-label={m.campo(m[quale], nome)}
          aria-invalid={messaggio !== null}
          title={messaggio?.testo}
          readOnly={!scrive}
          valore={periodo[quale]}
          opzioni={{ decimali: 2, min: negativi ? -9_999_999_999 : 0, max: 9_999_999_999, nullable: true }}
          onValore={(valore) => replace({ [quale]: valore ?? 0 })}
        />
      </td>
    );
  };
  return (
    <>
      <th scope="row" className={css.period}>
        <span className={css.periodName}>
          {nome}
          {scrive && (
            <IconButton
              nome={m.altriDi(nome)}
              icona={IconDotsVertical}
              onClick={() =>
                void askAltriDati(
                  nome,
                  { ...periodo, accontoVersato: valori.accontoVersato },
                  isUltimo(valori, posto),
                  (nuovo, accontoVersato) =>
                    change({ accontoVersato, periodi: listWith(valori, posto, nuovo) }),
                )
              }
            />
          )}
        </span>
      </th>
      {scritti.map(([quale, negativi]) => cell(quale, negativi))}
      <td className={classi(css.amount, 'figures')}>
        {calcolato ? euro(calcolato.versamento?.importo ?? 0) : '–'}
      </td>
      {cell('versato', false)}
      <td className={classi(css.amount, 'figures')}>{quadratura ? euro(quadratura.differenza) : '–'}</td>
      <td>
        {calcolato && quadratura ? (
          <Esito calcolato={calcolato} quadratura={quadratura} nelSaldo={isNelSaldo(valori, posto)} />
        ) : (
          scrive &&
          posto === contati && (
            <Button
              aspetto="quiet"
              title={m.contaVuotoDi(nome)}
              onClick={() => change({ contati: contati + 1 })}
            >
              {m.contaVuoto}
            </Button>
          )
        )}
      </td>
    </>
  );
}

const listWith = ({ periodi }: Valori, posto: number, nuovi: Partial<PeriodoValori>) =>
  periodi.map((periodo, n) => (n === posto ? { ...periodo, ...nuovi } : periodo));
const isUltimo = ({ periodi }: Valori, posto: number): boolean => posto === periodi.length - 1;
/** Who adds 1 % pays the fourth quarter with the balance of the year. */
const isNelSaldo = (valori: Valori, posto: number): boolean =>
  valori.periodicita === 'trimestrale' && isUltimo(valori, posto);

type PropsEsito = { calcolato: PeriodoCalcolato; quadratura: Quadratura; nelSaldo: boolean };

/** Whether what was paid of a period is what it owed, and why it owed so. */
function Esito({ calcolato, quadratura: { differenza }, nelSaldo }: PropsEsito) {
  const { versamento, aCredito, rinviato, creditoPrecedente } = calcolato;
  const credito = creditoPrecedente + (calcolato.periodo.creditoAnnoPrecedente ?? 0);
  const nota = [
    versamento && m.entro(versamento.data, versamento.tributo),
    credito > 0 && m.conCredito(euro(credito)),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={css.outcome}>
      {differenza < 0 && <Stato tipo="errore" testo={m.mancano(euro(-differenza))} />}
      {differenza > 0 && <Stato tipo="attenzione" testo={m.inPiu(euro(differenza))} />}
      {differenza === 0 && versamento && <Stato tipo="fatto" testo={m.quadra} />}
      {differenza === 0 && !versamento && (
        <span className={css.soft}>{writeSenza(aCredito, rinviato, nelSaldo)}</span>
      )}
      {nota !== '' && <span className={css.soft}>{nota}</span>}
    </div>
  );
}

function writeSenza(aCredito: number, rinviato: boolean, nelSaldo: boolean): string {
  if (aCredito > 0) return m.aCredito(euro(aCredito));
  if (rinviato) return m.rinviato;
  return nelSaldo ? m.nelSaldo : m.nullaDaVersare;
}
