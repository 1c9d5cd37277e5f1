import { IconChevronLeft, IconDownload } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLetto } from '../../../api/useLetto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiVisura as m } from '../../../messages/visura.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { ConfrontoCliente } from './ConfrontoCliente.tsx';
import { Immobili } from './Immobili.tsx';
import { tipoEsito } from './stato-visura.ts';
import css from './Visura.module.css';
import { computePdf, type Visura, visuraQuery } from './visura.api.ts';

/** One search: what it found, beside what Quadra has of a client. */
export function VisuraPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const toElenco = () => void navigate({ to: '/visure' });
  return (
    <PaginaUno titolo={m.titolo} letto={useLetto(visuraQuery(id))} onElenco={toElenco}>
      {(visura) => <Aperta key={visura.id} visura={visura} onIndietro={toElenco} />}
    </PaginaUno>
  );
}

function Aperta({ visura, onIndietro }: { visura: Visura; onIndietro: () => void }) {
  const { clienti } = visura;
  const [cliente, setCliente] = useState(visura.idAnagrafica ?? clienti[0]?.id ?? null);
  const [fonte] = useState(() =>
    makeFonteDati(
      clienti.map(({ id, denominazione, codiceFiscale }) => ({
        ...{ chiave: id, testo: denominazione, dettaglio: codiceFiscale },
      })),
    ),
  );
  return (
    <div className={css.page}>
      <BarraTitolo
        titolo={visura.cercato}
        inizio={<IconButton icona={IconChevronLeft} nome={m.indietro} onClick={onIndietro} />}
        dettaglio={<Fatti visura={visura} />}
      >
        {visura.conPDF && (
          <a className={css.button} href={computePdf(visura.id)} download>
            <Icona di={IconDownload} />
            {m.pdf}
          </a>
        )}
      </BarraTitolo>
      <div className={css.body}>
        {visura.simulata && <p className={css.simulated}>{m.provato}</p>}
        {visura.esito === 'Non trovata' && <p role="status">{m.nonTrovata}</p>}
        {visura.esito === 'Fallita' && <p role="status">{m.nonRiuscita}</p>}
        {visura.esito === 'Trovata' && clienti.length > 1 && (
          <div className={css.client}>
            <Tendina etichetta={m.confrontaCon} valore={cliente} fonte={fonte} onChange={setCliente} />
          </div>
        )}
        {visura.esito === 'Trovata' && cliente === null && <p role="status">{m.senzaClienti}</p>}
        {visura.esito === 'Trovata' &&
          (cliente === null ? (
            <Immobili visura={visura} />
          ) : (
            <ConfrontoCliente key={cliente} visura={visura} cliente={cliente} />
          ))}
      </div>
    </div>
  );
}

const Fatti = ({ visura }: { visura: Visura }) => (
  <span className={css.facts}>
    {formatDataOra(visura.data)}
    <Stato tipo={tipoEsito[visura.esito]} testo={visura.esito} />
    {visura.quanteRighe > 0 && m.quantiImmobili(visura.quanteRighe)}
    {visura.simulata && <Etichetta testo={m.simulato} colore="giallo" />}
  </span>
);
