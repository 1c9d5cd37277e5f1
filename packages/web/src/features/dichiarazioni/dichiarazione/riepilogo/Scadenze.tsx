import type { TipoDichiarazione } from '@quadra/contract';
import { computeVersamenti, loadScadenze, type Scadenza } from '@quadra/fisco';
import { formatIt, scadenzaInvio } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiScadenze as m } from '../../../../messages/scadenze.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { classi } from '../../../../ui/classi.ts';
import { useApertura, useVersione } from '../apertura/contesto.ts';
import { formatImporto } from '../dati/formato.ts';
import css from './Riepilogo.module.css';

type Regole = Awaited<ReturnType<typeof loadScadenze>>;

/** Which of the due dates of a year are of a type of declaration: the others have none that is known. */
const adempimentiDi: Readonly<Partial<Record<TipoDichiarazione, readonly Scadenza['adempimento'][]>>> = {
  'Persone fisiche': ['saldo', 'secondo acconto', 'Redditi PF'],
  730: ['730'],
  'Certificazione unica': ['CU'],
  770: ['770'],
};

/** When the law wants what in the year of the declaration, and what is due in instalments. */
export default function Scadenze() {
  const { dichiarazione } = useApertura();
  const { data } = useQuery({
    queryKey: ['scadenze'],
    queryFn: loadScadenze,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  const { anno, tipo } = dichiarazione;
  const suoi = adempimentiDi[tipo] ?? [];
  const scadenze = data.listScadenze(anno).filter(({ adempimento }) => suoi.includes(adempimento));
  if (scadenze.length === 0) return null;
  const conRate = suoi.includes('saldo');
  return (
    <>
      <section className={css.section}>
        <h3>
          {m.titolo(anno)} <span className={css.coverage}>{m.daRiscontrare}</span>
        </h3>
        {scadenze.map((voce) => (
          <p key={`${voce.adempimento} ${voce.data} ${voce.per ?? ''}`} className={css.due}>
            <span className="figures">{formatGiorno(voce.data)}</span>
            <span>{m.adempimenti[voce.adempimento]}</span>
            <span className={css.coverage}>
              {[
                voce.per ?? m.perTutti,
                voce.maggiorazione && m.maggiorazione(formatIt(voce.maggiorazione / 100, { decimali: 2 })),
                voce.nota,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        ))}
        {conRate && <p className={css.coverage}>{m.regola(formatGiorno(scadenzaInvio(anno)))}</p>}
      </section>
      {conRate && (
        <Rate
          regole={data}
          scadenza={scadenze.find(({ adempimento }) => adempimento === 'saldo')?.data ?? ''}
        />
      )}
    </>
  );
}

/** Until 2023 the days depended on having a partita IVA. */
const CADENZE = [
  ['sedici', m.conPartitaIva],
  ['fineMese', m.senzaPartitaIva],
] as const;

function Rate({ regole, scadenza }: { regole: Regole; scadenza: string }) {
  const { campi, modello, dichiarazione } = useApertura();
  const [quante, setQuante] = useState('1');
  const [cadenza, setCadenza] = useState<'sedici' | 'fineMese'>('sedici');
  useVersione();
  const imposte = modello.listImposte((chiave) => campi.get(chiave).esito);
  const complete = imposte.filter(({ stato }) => stato !== 'incompleto');
  const totale = computeVersamenti(complete).primo ?? 0;
  const dueCadenze = dichiarazione.anno < regole.PRIMO_ANNO_RATE;
  const aFineMese = cadenza === 'fineMese';
  const massime = regole.countMassime(scadenza, { aFineMese });
  const rate = totale > 0 ? regole.computeRate(totale * 100, scadenza, Number(quante), { aFineMese }) : [];
  return (
    <section className={css.section}>
      <h3>{m.rate}</h3>
      {totale === 0 && <p className={css.coverage}>{m.nienteDaVersare}</p>}
      {complete.length < imposte.length && <p className={css.coverage}>{m.nonCompleto}</p>}
      {rate.length > 0 && (
        <>
          <div className={css.tools}>
            <span className="strong figures">{m.totale(formatImporto(totale))}</span>
            <Segmenti
              nome={m.numero}
              voci={Array.from({ length: massime }, (_, i) => [String(i + 1), String(i + 1)] as const)}
              valore={quante}
              onChange={setQuante}
            />
            {dueCadenze && (
              <Segmenti nome={m.cadenza} voci={CADENZE} valore={cadenza} onChange={setCadenza} />
            )}
          </div>
          <table className={css.rates}>
            <thead>
              <tr>
                {[m.scadenza, m.importo, m.tasso, m.interessi].map((nome) => (
                  <th key={nome}>{nome}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rate.map(({ data, importo, tasso, interessi }) => (
                <tr key={data} className={classi('figures')}>
                  <td>{formatGiorno(data)}</td>
                  <td>{writeCentesimi(importo)}</td>
                  <td>{formatIt(tasso, { decimali: 2 })}</td>
                  <td>{writeCentesimi(interessi)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

const writeCentesimi = (centesimi: number): string => `${formatIt(centesimi, { decimali: 2 })}\u00a0€`;
