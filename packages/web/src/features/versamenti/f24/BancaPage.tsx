import { toCentesimi, toEuro } from '@quadra/values';
import { IconCash, IconFileUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiBancaF24 as m } from '../../../messages/f24-banca.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import css from './Banca.module.css';
import { type Banca, listCerti, readBanca, type Scelti, startPagati } from './banca.api.ts';
import { mayScrivereF24 } from './f24.api.ts';
import { writeEuro } from './importi.ts';
import { TavolaBanca } from './TavolaBanca.tsx';

/** A statement of the bank says which F24 were paid: proposed here, and marked when a person confirms them. */
export function BancaPage() {
  return mayScrivereF24(useSessione().utente) ? <Lettura /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lettura() {
  const atto = useAtto();
  const [banca, setBanca] = useState<Banca | null>(null);
  const [scelti, setScelti] = useState<Scelti>(new Map());
  const read = () =>
    atto.run(async () => {
      const file = await chooseFile(m.tipi);
      if (file === null) return;
      const letta = await readBanca(await file.text());
      setBanca(letta);
      setScelti(listCerti(letta.righe));
    });
  const choose = (
    <Button
      aspetto={banca === null ? 'primary' : 'secondary'}
      icona={IconFileUpload}
      inCorso={atto.inCorso}
      onClick={() => void read()}
    >
      {banca === null ? m.scegliFile : m.altroFile}
    </Button>
  );
  return (
    <>
      <BarraTitolo titolo={m.titolo}>{banca !== null && choose}</BarraTitolo>
      <div className={css.page}>
        {banca === null && (
          <>
            <p className={css.lead}>{m.testo}</p>
            <div>{choose}</div>
          </>
        )}
        {banca !== null && banca.righe.length === 0 && (
          <EmptyState titolo={m.nessuno} testo={m.nessunoTesto} />
        )}
        {banca !== null && banca.righe.length > 0 && (
          <>
            <TavolaBanca
              righe={banca.righe}
              scelti={scelti}
              onScelta={(riga, id) => {
                const nuovi = new Map(scelti);
                if (id === null) nuovi.delete(riga);
                else nuovi.set(riga, id);
                setScelti(nuovi);
              }}
            />
            {banca.altri > 0 && <p className={css.soft}>{m.altri(banca.altri)}</p>}
            <Piede banca={banca} scelti={scelti} onFatto={() => setBanca(null)} />
          </>
        )}
      </div>
    </>
  );
}

function Piede({ banca, scelti, onFatto }: { banca: Banca; scelti: Scelti; onFatto: () => void }) {
  const atto = useAtto();
  const cache = useQueryClient();
  const sue = banca.righe.filter(({ riga }) => scelti.has(riga));
  const euro = toEuro(sue.reduce((somma, { importo }) => somma + toCentesimi(importo), 0));
  const mark = () =>
    atto.run(async () => {
      await startPagati(sue, scelti);
      notifiche.push('info', m.avviato);
      await cache.invalidateQueries({ queryKey: ['f24'] });
      onFatto();
    });
  return (
    <footer className={css.foot}>
      <span role="status">{m.scelti(sue.length, writeEuro(euro))}</span>
      <Button
        aspetto="primary"
        icona={IconCash}
        disabled={sue.length === 0}
        inCorso={atto.inCorso}
        onClick={() => void mark()}
      >
        {m.segna(sue.length)}
      </Button>
    </footer>
  );
}
