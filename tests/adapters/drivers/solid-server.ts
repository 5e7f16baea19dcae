import { createComponent, type JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { ClientProvider, usePages, useRead, useWrite } from '@energy-portal/sdk/solid';
import { ann, createToyClient, getThing, listThings, saveThing } from '../../../sdk/toys/index.ts';
import { PANEL } from '../driver.ts';

const { client, server } = createToyClient();
client.put(getThing, PANEL.config, ann);

function PanelView(): JSX.Element {
  const name = useRead(getThing, () => PANEL.config, PANEL.options);
  const pages = usePages(listThings, () => PANEL.shelf);
  const [, progress] = useWrite(saveThing);
  return `${name().data} ${pages().state} ${progress().state} ${server.sent.length}`;
}

process.stdout.write(
  renderToString(() =>
    createComponent(ClientProvider, {
      client,
      get children() {
        return createComponent(PanelView, {});
      },
    }),
  ),
);
