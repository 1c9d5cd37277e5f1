import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { nameTipo } from '../../../../messages/dichiarazione.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { type Cella, formatEuro, showCella, showQuanti, showRisultato } from './celle.ts';
import { Immobili } from './Immobili.tsx';
import css from './Panoramica.module.css';
import type { Panoramica, Quanti } from './panoramica.api.ts';

/** How many years a narrow screen holds: those before them are in the list of the declarations. */
const STRETTI = 4;

/** The years of a client, obligations and properties on the same columns; on a phone one year at a time. */
export function Anni({ dati }: { dati: Panoramica }) {
  const isTelefono = useMediaQuery('(max-width: 767px)');
  const isStretta = useMediaQuery('(max-width: 1199px)');
  const corrente = Number(dati.oggi.slice(0, 4));
  const [scelto, setScelto] = useState(corrente);
  const tutti = isStretta ? dati.anni.slice(-STRETTI) : dati.anni;
  const anni = isTelefono ? [scelto] : tutti;
  return (
    <section className={css.anni} aria-label={m.anni}>
      {isTelefono && (
        <Segmenti
          nome={m.anno}
          valore={String(scelto)}
          voci={tutti.map((anno) => [String(anno), String(anno)] as const)}
          onChange={(anno) => setScelto(Number(anno))}
        />
      )}
      <table className={css.tavola}>
        <colgroup>
          <col className={css.colNome} />
          {anni.map((anno) => (
            <col key={anno} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className={css.capo}>
                <h2>{m.anni}</h2>
                <span className={css.soffice}>{m.tutte(dati.totaleDichiarazioni)}</span>
              </span>
            </th>
            {anni.map((anno) => (
              <th key={anno} scope="col" data-corrente={anno === corrente || undefined}>
                <span className={css.capo}>
                  <span>{anno}</span>
                  {anno === corrente && <span className={css.inCorso}>{m.inCorso}</span>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Righe dati={dati} anni={anni} />
        </tbody>
        {dati.immobili.length > 0 && !isTelefono && <Immobili dati={dati} anni={anni} />}
      </table>
      {dati.dichiarazioni.length === 0 && <p className={css.vuoto}>{m.senzaDichiarazioni}</p>}
      {dati.immobili.length === 0 && <p className={css.vuoto}>{m.senzaImmobili}</p>}
    </section>
  );
}

function Righe({ dati, anni }: { dati: Panoramica; anni: readonly number[] }) {
  const { dichiarazioni, oggi, imu, f24, conservazione } = dati;
  const [prima] = dichiarazioni;
  return (
    <>
      {dichiarazioni.map(({ tipo, celle }) => (
        <Riga key={tipo} nome={nameTipo(tipo)} anni={anni}>
          {(anno) => <Dichiarazione cella={celle.find((una) => una.anno === anno)} />}
        </Riga>
      ))}
      {prima && (
        <Riga nome={m.risultato} anni={anni}>
          {(anno) => <Risultato cella={prima.celle.find((una) => una.anno === anno)} />}
        </Riga>
      )}
      <Conteggi nome={m.imu} anni={anni} quanti={imu} oggi={oggi} write={m.pagate} />
      <Conteggi nome={m.f24} anni={anni} quanti={f24} oggi={oggi} write={m.pagati} />
      <Conteggi nome={m.conservazione} anni={anni} quanti={conservazione} oggi={oggi} write={m.conservati} />
    </>
  );
}

function Riga({
  nome,
  anni,
  children,
}: {
  nome: string;
  anni: readonly number[];
  children: (anno: number) => ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{nome}</th>
      {anni.map((anno) => (
        <td key={anno}>{children(anno)}</td>
      ))}
    </tr>
  );
}

/** Each cell opens its declaration. */
function Dichiarazione({ cella }: { cella: Cella | undefined }) {
  if (cella === undefined) return null;
  const { altre } = cella;
  const mostrato = showCella(cella);
  return (
    <Link
      className={css.cella}
      to="/dichiarazione/$anno/$id"
      params={{ anno: String(cella.anno), id: cella.id }}
      title={altre > 0 ? `${mostrato.testo}, ${m.altre(altre)}` : mostrato.testo}
    >
      <Stato {...mostrato} />
    </Link>
  );
}

function Risultato({ cella }: { cella: Cella | undefined }) {
  const mostrato = cella === undefined ? null : showRisultato(cella);
  if (mostrato === null || cella === undefined) return null;
  return (
    <span className={css.risultato}>
      <span className={css.soffice}>{mostrato.lato}</span>
      <span className={classi(css.figura, cella.stato === 'Aperta' && css.calcolato)}>
        {formatEuro(mostrato.euro)}
      </span>
    </span>
  );
}

type ConteggiProps = {
  nome: string;
  anni: readonly number[];
  quanti: readonly Quanti[];
  oggi: string;
  write: (fatti: number, quanti: number) => string;
};
/** A row of counts; nothing where there is none to count in any of the years. */
function Conteggi({ nome, anni, quanti, oggi, write }: ConteggiProps) {
  if (quanti.length === 0) return null;
  return (
    <Riga nome={nome} anni={anni}>
      {(anno) => {
        const suoi = quanti.find((uno) => uno.anno === anno);
        return suoi && <Stato {...showQuanti(suoi, oggi, write)} />;
      }}
    </Riga>
  );
}
