import { IconCopy, IconDownload, IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiAnni as m } from '../../../../messages/anni.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import { Ponte } from '../../../../ui/grafici/Ponte.tsx';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura, useConLettera } from '../apertura/contesto.ts';
import { type ConfrontoAnni, confrontoQuery, type RigaAnni } from '../confronto/confronto.api.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Anni.module.css';
import { writeCsv } from './csv.ts';
import { findSaldo, isUguale, listCampate, listSole, PARTI, writeFraseLettera } from './parti.ts';
import { TavolaAnni } from './TavolaAnni.tsx';

/** «Anno su anno»: why the balance is not that of the year before, rigo by rigo. */
export default function Anni() {
  const { dichiarazione, modello } = useApertura();
  const { data, error, refetch } = useQuery(confrontoQuery(dichiarazione, dichiarazione.versione));
  const { anno } = dichiarazione;
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy={!data && !error}>
      {(!data || data.precedente === null) && <h2>{m.titolo}</h2>}
      {error && !data && <Errore causa={error} onRiprova={() => void refetch()} />}
      {data && data.precedente === null && (
        <EmptyState livello={2} titolo={mc.senzaPrecedente(anno - 1)} testo={mc.senzaPrecedenteTesto} />
      )}
      {data && data.precedente !== null && <Foglio confronto={data} titolo={modello.titolo} />}
    </div>
  );
}

function Errore({ causa, onRiprova }: { causa: unknown; onRiprova: () => void }) {
  const { testo, codiceRichiesta } = toApiError(causa);
  return (
    <RiquadroErrore titolo={mc.caricamentoNonRiuscito} testo={testo} codiceRichiesta={codiceRichiesta}>
      <Button onClick={onRiprova}>{m.riprova}</Button>
    </RiquadroErrore>
  );
}

function Foglio({ confronto, titolo }: { confronto: ConfrontoAnni; titolo: string }) {
  const { dichiarazione } = useApertura();
  const { anno, denominazione } = dichiarazione;
  const [soloDifferenze, setSolo] = useState(true);
  const { imposte } = confronto;
  const nascosti = imposte.filter(isUguale).length;
  const righe = soloDifferenze ? imposte.filter((riga) => !isUguale(riga)) : imposte;
  const saldo = findSaldo(imposte);
  const save = () =>
    saveFile(
      new Blob([writeCsv(righe, anno)], { type: 'text/csv;charset=utf-8' }),
      m.nomeFile(denominazione, anno),
    );
  return (
    <>
      <header className={css.head}>
        <h2>{m.titolo}</h2>
        <span className={css.against}>{m.contro(titolo, anno - 1)}</span>
        <Spunta
          etichetta={m.soloDifferenze(soloDifferenze ? nascosti : 0)}
          scelta={soloDifferenze}
          onChange={setSolo}
        />
        <Button icona={IconDownload} onClick={save}>
          {m.csv}
        </Button>
      </header>
      {saldo && <Passaggio saldo={saldo} righe={imposte} anno={anno} />}
      <TavolaAnni righe={righe} anno={anno} />
      <Sole confronto={confronto} anno={anno} />
      <PerLettera righe={imposte} />
      <PerLegge righe={imposte} />
      {saldo && <Ordini saldo={saldo} anno={anno} />}
      <p className={css.note}>{m.anniRicalcolati}</p>
    </>
  );
}

/** The sentence, and the bridge from one balance to the other. */
function Passaggio({ saldo, righe, anno }: { saldo: RigaAnni; righe: readonly RigaAnni[]; anno: number }) {
  const { prima, dopo, primaIDati } = saldo;
  const ignota = righe.find((riga) => riga.prima === null || riga.dopo === null);
  if (prima === null || dopo === null)
    return (
      <>
        <p className={css.lede}>{m.nonNoto}</p>
        {ignota && <p className={css.note}>{m.manca(ignota.titolo)}</p>}
      </>
    );
  const cifre: readonly (readonly [string, string])[] = [
    [m.saldo(anno - 1), formatIntero(prima)],
    ...PARTI.map((parte) => [m.parti[parte], primaIDati ? m.segno(primaIDati[parte]) : '–'] as const),
    [m.saldo(anno), formatIntero(dopo)],
  ];
  return (
    <>
      <p className={css.lede}>{m.frase(prima, dopo)}</p>
      <dl className={css.figures}>
        {cifre.map(([nome, cifra]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd className="figures">{cifra}</dd>
          </div>
        ))}
      </dl>
      <div className={css.bridge}>
        <Ponte campate={listCampate(saldo)} />
      </div>
    </>
  );
}

/** What only one of the two forms has: listed, never hidden. */
function Sole({ confronto, anno }: { confronto: ConfrontoAnni; anno: number }) {
  const { modello } = useApertura();
  const voci = listSole(confronto, anno);
  return (
    <section className={css.section}>
      <h3>
        {m.senzaRigo} <span className={css.count}>{m.fuori(voci.length)}</span>
      </h3>
      <ul>
        {voci.map((voce) => (
          <li key={`${voce.anno}-${voce.chiave}`} className={css.alone}>
            <span className="figures">{voce.anno}</span>
            <span className={classi(css.strong, 'figures')}>{nameCasella(voce.chiave)}</span>
            <span>{voce.titolo}</span>
            <span className="figures">{formatValore(modello.findCasella(voce.chiave), voce.valore)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PerLettera({ righe }: { righe: readonly RigaAnni[] }) {
  const { openVista } = useApertura();
  const conLettera = useConLettera();
  const frase = writeFraseLettera(righe);
  if (frase === null) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(frase);
    annuncio.say(m.copiata);
  };
  return (
    <section className={css.section}>
      <h3>{m.lettera}</h3>
      <blockquote className={css.sentence}>{frase}</blockquote>
      <p className={css.note}>{m.segueIRighi}</p>
      <div className={css.ways}>
        <Button icona={IconCopy} onClick={() => void copy()}>
          {m.copia}
        </Button>
        {conLettera && (
          <Button icona={IconMailOpened} onClick={() => openVista('lettera')}>
            {m.apriLettera}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The rows that the rules changed by themselves; each explains with its law. */
function PerLegge({ righe }: { righe: readonly RigaAnni[] }) {
  const { explain } = useApertura();
  const voci = righe.flatMap(({ id, tipo, tappa, titolo, chiaveDopo, primaIDati }) => {
    const importo = (primaIDati?.legge ?? 0) + (primaIDati?.parametri ?? 0);
    return importo !== 0 && (tipo === 'voce' || tappa === 'lorda')
      ? [{ id, titolo, chiaveDopo, importo }]
      : [];
  });
  return (
    <section className={css.section}>
      <h3>{m.perLegge}</h3>
      {voci.length === 0 && <p className={css.note}>{m.nullaPerLegge}</p>}
      <ul>
        {voci.map(({ id, titolo, chiaveDopo, importo }) => (
          <li key={id} className={css.law}>
            {chiaveDopo === null ? (
              titolo
            ) : (
              <button type="button" className={css.link} onClick={() => explain(chiaveDopo)}>
                {titolo}
              </button>
            )}
            : {m.perLeggeVoce(importo)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same difference in the two orders: shares depend on the order, the sum does not. */
function Ordini({ saldo, anno }: { saldo: RigaAnni; anno: number }) {
  const { prima, primaIDati, primaLeRegole } = saldo;
  if (prima === null || primaIDati === null || primaLeRegole === null) return null;
  const ordini = [
    [m.ordini.dati, primaIDati],
    [m.ordini.regole, primaLeRegole],
  ] as const;
  return (
    <section className={css.section}>
      <h3>{m.comeSiDivide}</h3>
      <p className={css.note}>{m.comeTesto(anno - 1, prima + primaIDati.dati)}</p>
      <table className={css.orders}>
        <thead>
          <tr>
            <th scope="col">{m.ordine}</th>
            {PARTI.map((parte) => (
              <th key={parte} scope="col" className={css.amount}>
                {m.parti[parte]}
              </th>
            ))}
            <th scope="col" className={css.amount}>
              {m.somma}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordini.map(([nome, parti]) => (
            <tr key={nome}>
              <th scope="row">{nome}</th>
              {PARTI.map((parte) => (
                <td key={parte} className={classi(css.amount, css.calc, 'figures')}>
                  {m.segno(parti[parte])}
                </td>
              ))}
              <td className={classi(css.amount, css.calc, 'figures')}>
                {m.segno(PARTI.reduce((n, parte) => n + parti[parte], 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
