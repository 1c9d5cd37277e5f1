import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiDefinizione as m, nameCampoDefinizione } from '../../../messages/definizione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import css from './Definizione.module.css';
import { type Definizione, restoreDefinizione, type Versione } from './definizione.api.ts';
import { listDifferenze } from './differenze.ts';

const COLORI = { Bozza: 'giallo', Pubblicata: 'verde', Superata: 'grigio' } as const;

type Props = {
  definizione: Definizione;
  scrive: boolean;
  /** What is written is not saved yet. */
  isCambiata: boolean;
  onCambiata: (nuova: Definizione) => void;
};

/** Every version of a definition, the newest first: what it changed, and how an earlier one comes back. */
export function Versioni({ definizione, scrive, isCambiata, onCambiata }: Props) {
  const [aperta, setAperta] = useState<number | null>(null);
  const { inCorso, run } = useAtto();
  const restore = async (versione: number) => {
    if (isCambiata) return notifiche.push('warning', m.salvarePrima);
    if (!(await askConferma({ titolo: m.ripristinaDomanda(versione), testo: m.ripristinaTesto }))) return;
    const nuova = await run(() => restoreDefinizione(definizione.id, versione), m.ripristinata);
    if (nuova) onCambiata(nuova);
  };
  const { versioni } = definizione;
  return (
    <Sezione larga titolo={m.versioni} testo={m.versioniTesto}>
      <ul className={css.versions}>
        {versioni.map((versione, posto) => (
          <li key={versione.versione} className={css.version}>
            <div className={css.versionHead}>
              <span className="figures">{versione.versione}</span>
              <Etichetta testo={versione.stato} colore={COLORI[versione.stato]} />
              <span className={css.soft}>{describeVersione(versione)}</span>
              <span className={css.actions}>
                {posto < versioni.length - 1 && (
                  <Button
                    aspetto="quiet"
                    aria-expanded={aperta === versione.versione}
                    aria-label={m.confrontaNome(versione.versione)}
                    onClick={() => setAperta(aperta === versione.versione ? null : versione.versione)}
                  >
                    {m.confronta}
                  </Button>
                )}
                {scrive && versione.stato === 'Superata' && (
                  <Button
                    inCorso={inCorso}
                    aria-label={m.ripristinaNome(versione.versione)}
                    onClick={() => restore(versione.versione)}
                  >
                    {m.ripristina}
                  </Button>
                )}
              </span>
            </div>
            {aperta === versione.versione && <Differenze dopo={versione} prima={versioni[posto + 1]} />}
          </li>
        ))}
      </ul>
    </Sezione>
  );
}

function describeVersione({ scrittaDa, scrittaIl, pubblicataIl, pubblicataDa }: Versione): string {
  if (pubblicataIl !== null) return m.pubblicataIl(formatDataOra(pubblicataIl), pubblicataDa);
  const quando = formatDataOra(scrittaIl);
  return scrittaDa === null ? quando : `${quando}, ${m.scrittaDa(scrittaDa)}`;
}

function Differenze({ prima, dopo }: { prima: Versione | undefined; dopo: Versione }) {
  const differenze = prima ? listDifferenze(prima.definizione, dopo.definizione) : [];
  if (differenze.length === 0) return <p className={css.none}>{m.senzaDifferenze}</p>;
  return (
    <table className={css.diff}>
      <thead>
        <tr>
          {['', m.prima, m.dopo].map((nome) => (
            <th key={nome} scope="col">
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differenze.map(({ campo, prima: vecchio, dopo: nuovo }) => (
          <tr key={campo}>
            <th scope="row">{nameCampoDefinizione(campo)}</th>
            <td>
              <del>{vecchio}</del>
            </td>
            <td>
              <ins>{nuovo}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
