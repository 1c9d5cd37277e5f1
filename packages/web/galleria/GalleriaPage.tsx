import '../src/theme/mantine.css';
import { MantineProvider } from '@mantine/core';
import { type Carattere, caratteri, type Skin, skin } from '@quadra/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { nomiCarattere, nomiSkin } from '../src/messages/aspetto.ts';
import { readNonce, resolveVariabili, tema } from '../src/theme/mantine.ts';
import { schemaDiSkin } from '../src/theme/schema.ts';
import { SottoStrati, Strati } from '../src/ui/finestre/Strati.tsx';
import { Notifiche, RegioneViva } from '../src/ui/notifiche/Notifiche.tsx';
import { useTitoloPagina } from '../src/ui/pagina/titolo-pagina.ts';
import css from './Galleria.module.css';
import { sezioni } from './sezioni.ts';

const find = <T extends string>(voci: readonly T[], voce: string | undefined): T | undefined =>
  voci.find((una) => una === voce);

/** `/galleria`: every part in every state; `?sezione=` only one, `?skin=` and `?font=` dress the page. */
export function GalleriaPage() {
  const cerca = useSearch({ strict: false }) as { sezione?: string; skin?: string; font?: string };
  const vestito = find(skin, cerca.skin) ?? 'dark';
  const carattere = find(caratteri, cerca.font) ?? 'open sans';
  const [query] = useState(() => new QueryClient());
  useTitoloPagina('Galleria');
  useEffect(() => {
    document.documentElement.dataset.skin = vestito;
    document.documentElement.dataset.font = carattere;
  }, [vestito, carattere]);
  const mostrate = sezioni.filter(({ chiave }) => cerca.sezione === undefined || chiave === cerca.sezione);
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={resolveVariabili}
      getStyleNonce={readNonce}
      forceColorScheme={schemaDiSkin[vestito]}
    >
      <QueryClientProvider client={query}>
        <SottoStrati>
          <div className={css.page}>
            <Testata vestito={vestito} carattere={carattere} />
            <main id="contenuto" className={css.main} tabIndex={-1}>
              {mostrate.map(({ chiave, titolo, Contenuto }) => (
                <section
                  key={chiave}
                  id={chiave}
                  aria-labelledby={`${chiave}-titolo`}
                  className={css.section}
                >
                  <h2 id={`${chiave}-titolo`} className={css.title}>
                    {titolo}
                  </h2>
                  <div className={css.cases}>
                    <Contenuto />
                  </div>
                </section>
              ))}
            </main>
          </div>
        </SottoStrati>
        <Strati />
        <Notifiche />
        <RegioneViva />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Testata({ vestito, carattere }: { vestito: Skin; carattere: Carattere }) {
  const navigate = useNavigate();
  const change = (nuovo: { skin?: string; font?: string; sezione?: string }) => {
    const attuali = Object.fromEntries(new URLSearchParams(location.search));
    void navigate({ to: '.', search: { ...attuali, ...nuovo } });
  };
  return (
    <header className={css.head}>
      <h1 className={css.name}>Galleria</h1>
      <label>
        Colori{' '}
        <select value={vestito} onChange={({ target }) => change({ skin: target.value })}>
          {skin.map((voce) => (
            <option key={voce} value={voce}>
              {nomiSkin[voce]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Carattere{' '}
        <select value={carattere} onChange={({ target }) => change({ font: target.value })}>
          {caratteri.map((voce) => (
            <option key={voce} value={voce}>
              {nomiCarattere[voce]}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label="Sezioni" className={css.nav}>
        <a href="/galleria">Tutte</a>
        {sezioni.map(({ chiave, titolo }) => (
          <a key={chiave} href={`/galleria?sezione=${chiave}`}>
            {titolo}
          </a>
        ))}
      </nav>
    </header>
  );
}
