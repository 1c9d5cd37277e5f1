import { campiImmobili, LAVORO_IMPORTAZIONE_IMMOBILI, percorsi } from '@quadra/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { SceltaStudio, type StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { Guida } from '../../../dominio/importazione/Guida.tsx';
import type { Oggetto } from '../../../dominio/importazione/importazione.api.ts';
import { messaggiImmobili as m } from '../../../messages/importazione.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { type Genere, indirizzi } from './immobile.api.ts';
import { isScrivente } from './permessi.ts';

const immobili: Oggetto = {
  file: percorsi.immobiliImportazioneFile,
  anteprima: percorsi.immobiliImportazioneAnteprima,
  lavoro: LAVORO_IMPORTAZIONE_IMMOBILI,
  chiaviLista: [['immobile']],
  campi: campiImmobili.map((campo) => [campo, m.nomi[campo]]),
  obbligatorio: 'Comune',
  m,
};

/** Buildings and land from a file, in three steps; at the end the list one came from. */
function ImportaImmobili({ genere }: { genere: Genere }) {
  const navigate = useNavigate();
  const { utente } = useSessione();
  const [studio, setStudio] = useState<StudioScelto | null>(null);
  if (!isScrivente(utente)) return <NonAutorizzato titolo={m.titolo} />;
  if (utente.studioId === null && studio === null)
    return <SceltaStudio titolo={m.titolo} onScelta={setStudio} />;
  const goToElenco = () => void navigate({ to: indirizzi[genere].pagina });
  return <Guida oggetto={immobili} studio={studio?.id} onFine={goToElenco} />;
}

export const ImportaFabbricatiPage = () => <ImportaImmobili genere="fabbricato" />;
export const ImportaTerreniPage = () => <ImportaImmobili genere="terreno" />;
