import { useState } from 'react';
import { makeFonteServer } from '../src/dominio/fonte/fonte-server.ts';
import { Button } from '../src/ui/comandi/Button.tsx';
import { Combo } from '../src/ui/scelta/Combo.tsx';
import { Tendina } from '../src/ui/scelta/Tendina.tsx';
import { type Fonte, makeFonteDati, makeFonteEnum, type Voce } from '../src/ui/scelta/voci.ts';
import { Caso, type Sezione } from './sezione.tsx';
import { Valore } from './Valore.tsx';

const comuni: readonly Voce[] = [
  { chiave: 'F257', testo: 'Modena - MO' },
  { chiave: 'H723', testo: 'Samone - TN' },
  { chiave: 'H753', testo: 'Samone - TN' },
  ...Array.from({ length: 80 }, (_, posto) => ({
    chiave: `Z${100 + posto}`,
    testo: `Comune di prova ${posto + 1}`,
  })),
];
const stati = makeFonteEnum({ A: 'Aperta', C: 'Chiusa', I: 'Inviata', S: 'Scartata' });
const dati = makeFonteDati(comuni);

type PropsTendina = Partial<Parameters<typeof Tendina>[0]>;

function UnaTendina({ valore: iniziale = null, fonte = stati, ...props }: PropsTendina) {
  const [valore, setValore] = useState(iniziale);
  return (
    <>
      <Tendina etichetta="Stato" {...props} fonte={fonte} valore={valore} onChange={setValore} />
      <Valore di={valore} />
    </>
  );
}

type PropsCombo = Partial<Parameters<typeof Combo>[0]> & { fonte?: Fonte };

function UnaCombo({ testo: iniziale = '', fonte = dati, ...props }: PropsCombo) {
  const [voce, setVoce] = useState<Voce | null>(null);
  const [tolta, setTolta] = useState(iniziale === '');
  return (
    <>
      <Combo
        etichetta="Comune"
        segnaposto="Nome o codice"
        {...props}
        fonte={fonte}
        testo={voce?.testo ?? (tolta ? '' : iniziale)}
        chiave={voce?.chiave}
        onScelta={(scelta) => {
          setVoce(scelta);
          setTolta(true);
        }}
      />
      <Valore di={voce?.chiave ?? null} />
    </>
  );
}

const errore = { tipo: 'error', testo: 'Campo obbligatorio' } as const;

const serverUno = makeFonteServer({
  url: '/api/galleria/list?x=1',
  urlUna: '/api/galleria',
  campiTesto: ['Codice', 'Descrizione'],
});
const serverDue = makeFonteServer({
  url: '/api/galleria/list?x=1',
  urlUna: '/api/galleria',
  campiTesto: ['Codice', 'Descrizione'],
  separatore: ' / ',
});

/** The lists of the server ask only when somebody wants them: the gallery has no server of its own. */
function DalServer() {
  const [collegati, setCollegati] = useState(false);
  if (!collegati) return <Button onClick={() => setCollegati(true)}>Collega gli elenchi del server</Button>;
  return (
    <>
      <UnaTendina etichetta="Tendina del server" opzionale fonte={serverUno} />
      <UnaTendina etichetta="Altra tendina" opzionale fonte={serverDue} />
      <UnaTendina etichetta="Valore fuori elenco" opzionale valore="77" fonte={serverUno} />
      <UnaTendina etichetta="Valore che non esiste" opzionale valore="404" fonte={serverUno} />
      <UnaTendina etichetta="Valore senza risposta" opzionale valore="503" fonte={serverUno} />
      <UnaTendina etichetta="Primo valore" fonte={serverUno} />
      <UnaCombo etichetta="Combo del server" fonte={serverUno} />
    </>
  );
}

const Elenchi = () => (
  <>
    <Caso nome="Tendina: da una enumerazione, obbligatoria">
      <UnaTendina />
    </Caso>
    <Caso nome="Tendina: da una enumerazione, facoltativa">
      <UnaTendina opzionale valore="C" nota="facoltativo" />
    </Caso>
    <Caso nome="Tendina: con il pulsante per svuotare">
      <UnaTendina etichetta="Stato per gestori" opzionale conX valore="I" />
    </Caso>
    <Caso nome="Tendina: da un elenco di dati, lungo">
      <UnaTendina etichetta="Comune" opzionale fonte={dati} segnaposto="Scegliere" />
    </Caso>
    <Caso nome="Tendina: errore">
      <UnaTendina opzionale messaggio={errore} />
    </Caso>
    <Caso nome="Tendina: bloccata">
      <UnaTendina valore="A" bloccato />
    </Caso>
    <Caso nome="Tendina: disattivata">
      <UnaTendina valore="A" disabilitato />
    </Caso>
    <Caso nome="Combo: vuota">
      <UnaCombo />
    </Caso>
    <Caso nome="Combo: compilata">
      <UnaCombo testo="Castelfranco Emilia (MO)" />
    </Caso>
    <Caso nome="Combo: attenzione">
      <UnaCombo
        testo="Samone (TN)"
        messaggio={{ tipo: 'warning', testo: 'Comune soppresso il 31/12/2009.' }}
      />
    </Caso>
    <Caso nome="Combo: bloccata">
      <UnaCombo testo="Modena (MO)" bloccato />
    </Caso>
    <Caso nome="Combo: disattivata">
      <UnaCombo testo="Modena (MO)" disabilitato />
    </Caso>
    <Caso nome="Dal server">
      <DalServer />
    </Caso>
  </>
);

export const elenchi: Sezione = { chiave: 'elenchi', titolo: 'Combo e tendine', Contenuto: Elenchi };
