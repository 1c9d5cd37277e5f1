import { Collegamento } from '../../../../dominio/pagina/Collegamento.tsx';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { classi } from '../../../../ui/classi.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { Correzioni } from './Correzioni.tsx';
import { listDaFare } from './imu-rilievi.ts';
import type { Meta, Rilievo } from './rilievi.ts';
import css from './Tempo.module.css';
import type { Tempo } from './tempo.api.ts';

function makeVerso(meta: Meta, { genere, id }: Tempo['immobile']): readonly [verso: string, testo: string] {
  if (meta.genere === 'campo') {
    const quadro = /^[A-Z]+/.exec(meta.chiave)?.[0] ?? '';
    return [`/dichiarazione/${meta.anno}/${meta.id}/quadro${quadro}#${meta.chiave}`, m.vaiCampo];
  }
  if (meta.genere === 'imu') return [meta.verso, m.vaiImu];
  if (meta.genere === 'visura') return [`/visure/${meta.id}`, m.vaiVisura];
  if (meta.genere === 'dichiarazioni')
    return [`/anagrafica/${meta.idAnagrafica}/panoramica`, m.vaiDichiarazioni];
  return [`/${genere}/${id}`, m.vaiScheda];
}

const forme = { errore: 'errore', attenzione: 'attenzione', ignoto: 'assente' } as const;

/** What does not agree, what is left to do, and where one looks into it. */
export function Rilievi({ tempo, rilievi }: { tempo: Tempo; rilievi: readonly Rilievo[] }) {
  const daFare = listDaFare(tempo);
  return (
    <aside className={css.side} aria-label={m.rilievi}>
      <h2 className={css.sideTitle}>
        {m.rilievi} <span className="figures">{rilievi.length}</span>
      </h2>
      {rilievi.length === 0 && <p className={css.finding}>{m.nessunRilievo}</p>}
      {rilievi.map((rilievo) => (
        <Uno key={`${rilievo.titolo} ${rilievo.testo}`} rilievo={rilievo} immobile={tempo.immobile} />
      ))}
      {daFare.length > 0 && (
        <section className={css.finding}>
          <h3 className={css.findingTitle}>{m.cheCosaFare}</h3>
          <ol className={css.todos}>
            {daFare.map(({ titolo, testo, verso }, posto) => (
              <li key={titolo}>
                <strong className="figures">{posto + 1}</strong>
                <span>{titolo}</span>
                <Collegamento verso={verso}>{m.vaiImu}</Collegamento>
                <small>{testo}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Correzioni tempo={tempo} />
    </aside>
  );
}

function Uno({ rilievo, immobile }: { rilievo: Rilievo; immobile: Tempo['immobile'] }) {
  const { tipo, titolo, figura, testo, conto, meta } = rilievo;
  const [verso, parola] = makeVerso(meta, immobile);
  return (
    <section className={css.finding}>
      <h3 className={css.findingTitle}>
        <Stato tipo={forme[tipo]} testo={titolo} />
      </h3>
      {figura !== undefined && <p className={classi(css.figure, 'figures')}>{figura}</p>}
      <p>{testo}</p>
      {conto !== undefined && (
        <p className={css.formula}>
          {conto}
          <br />
          {immobile.genere === 'terreno' ? m.imuLeggeTerreni : m.imuLegge}
        </p>
      )}
      <Collegamento verso={verso}>{parola}</Collegamento>
    </section>
  );
}
