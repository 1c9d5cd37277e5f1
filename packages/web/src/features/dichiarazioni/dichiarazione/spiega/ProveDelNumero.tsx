import type { Spiegazione } from '@quadra/fisco';
import { IconPaperclip } from '@tabler/icons-react';
import { addressFile } from '../../../../dominio/richiesta/richiesta.api.ts';
import { nameProvata } from '../../../../dominio/richiesta/stato-richiesta.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiRichieste as m } from '../../../../messages/richiesta-documento.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { listChiavi, useRichieste } from './richieste-aperte.ts';
import css from './Spiega.module.css';

/** The documents that prove the numbers this one rests on: who confirmed each, and when. */
export function ProveDelNumero({ spiegazione }: { spiegazione: Spiegazione }) {
  const chiavi = new Set(listChiavi(spiegazione));
  const prove = useRichieste().filter(
    ({ stato, caselle }) =>
      stato === 'Confermata' && caselle.some(({ chiave, valore }) => valore !== null && chiavi.has(chiave)),
  );
  if (prove.length === 0) return null;
  return (
    <section className={css.proofs} aria-label={m.proveTitolo}>
      <h3>{m.proveTitolo}</h3>
      <ul>
        {prove.map((una) => (
          <li key={una.id}>
            {una.file.map(({ id, nome }) => (
              <a key={id} href={addressFile(id)} target="_blank" rel="noreferrer" title={m.apri(nome)}>
                <Icona di={IconPaperclip} size={13} /> {nome}
              </a>
            ))}
            <p>
              {una.caselle
                .filter(({ chiave }) => chiavi.has(chiave))
                .map(nameProvata)
                .join('; ')}
            </p>
            <p>{m.confermata(una.confermataDa ?? '', formatGiorno(una.confermataIl ?? ''))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
