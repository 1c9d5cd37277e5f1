import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { messaggiVisura as m } from '../../../messages/visura.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Immobili, isImportabile } from './Immobili.tsx';
import { namePosto } from './stato-visura.ts';
import css from './Visura.module.css';
import {
  type Confronto,
  confrontoQuery,
  type Importata,
  importRighe,
  mayRichiedere,
  type Visura,
} from './visura.api.ts';

type Props = { visura: Visura; cliente: string };

/** What was found beside what Quadra has of a client: what is chosen is imported. */
export function ConfrontoCliente({ visura, cliente }: Props) {
  const letto = useLetto(confrontoQuery(visura.id, cliente));
  const { data, errore, onRiprova } = letto;
  if (data !== undefined) return <Confrontata visura={visura} cliente={cliente} confronto={data} />;
  if (errore === null) return <Skeleton righe={6} />;
  return (
    <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
      <Button onClick={onRiprova}>{messaggiUi.riprova}</Button>
    </RiquadroErrore>
  );
}

const listImportabili = ({ righe }: Confronto) => righe.filter(isImportabile).map(({ riga }) => riga);

function Confrontata({ visura, cliente, confronto }: Props & { confronto: Confronto }) {
  const scrive = mayRichiedere(useSessione().utente);
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const [tolte, setTolte] = useState<ReadonlySet<number>>(new Set());
  const [fatta, setFatta] = useState<Importata | null>(null);
  const scelte = new Set(listImportabili(confronto).filter((riga) => !tolte.has(riga)));
  const toggle = (riga: number) =>
    setTolte((ora) => new Set(ora.has(riga) ? [...ora].filter((una) => una !== riga) : [...ora, riga]));
  const importAll = async () => {
    const esito = await run(() => importRighe(visura.id, cliente, [...scelte]));
    if (!esito) return;
    setFatta(esito);
    setTolte(new Set());
    void cache.invalidateQueries({ queryKey: ['visura'] });
    void cache.invalidateQueries({ queryKey: ['immobile'] });
  };
  return (
    <>
      {fatta && <Fatta visura={visura} fatta={fatta} />}
      {scrive && scelte.size > 0 && (
        <div className={css.import}>
          <Button aspetto="primary" icona={IconFileImport} inCorso={inCorso} onClick={() => void importAll()}>
            {m.importa(scelte.size)}
          </Button>
          <span className={css.note}>{m.importaNota}</span>
        </div>
      )}
      <Immobili
        visura={visura}
        confronto={confronto}
        scelte={scrive && listImportabili(confronto).length > 0 ? scelte : undefined}
        onScegli={toggle}
      />
      <NonInVisura confronto={confronto} />
    </>
  );
}

const Fatta = ({ visura, fatta }: { visura: Visura; fatta: Importata }) => (
  <div role="status" className={css.done}>
    <p>{m.esitoImporta(fatta.creati, fatta.aggiornati, fatta.uguali)}</p>
    {fatta.esclusi.length > 0 && (
      <>
        <p>{m.esclusi(fatta.esclusi.length)}</p>
        <ul>
          {fatta.esclusi.map(({ riga, motivo }) => {
            const uno = visura.righe[riga];
            return (
              <li key={riga}>
                {uno && namePosto(uno).posto}: {motivo}
              </li>
            );
          })}
        </ul>
      </>
    )}
  </div>
);

function NonInVisura({ confronto }: { confronto: Confronto }) {
  if (confronto.nonInVisura.length === 0) return null;
  return (
    <section aria-labelledby="non-in-visura">
      <h2 id="non-in-visura" className={css.title}>
        {m.nonInVisura}
      </h2>
      <p className={css.note}>{m.nonInVisuraTesto}</p>
      <ul>
        {confronto.nonInVisura.map(({ id, catasto, descrizione }) => (
          <li key={id}>
            <Link to={catasto === 'Fabbricati' ? '/fabbricato/$id' : '/terreno/$id'} params={{ id }}>
              {catasto === 'Fabbricati' ? m.fabbricato : m.terreno}: {descrizione}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
