import { useContext, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import type { Offer } from '../protocol.ts';

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly offers: readonly Offer[];
  readonly onPick: (value: string) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** The text while nothing is picked. */
  readonly placeholder?: string;
  /** Emptied after each choice: for lists to which something is added. */
  readonly isAdding?: boolean;
}

const most = 200;

/** A choice among things that can be named: searched by name, type and description, and never to be typed by heart. */
export function Picker(props: PickerProps) {
  const { label, value, offers, onPick, isInvalid = false, placeholder, isAdding = false } = props;
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').trim().toLowerCase();
  const isFound = (offer: Offer) =>
    [offer.value, offer.kind, offer.description].some((text) => text?.toLowerCase().includes(words));
  const found = offers
    .filter(isFound)
    .slice(0, most)
    .map((offer) => ({ ...offer, id: offer.value }));
  const pick = (next: string) => {
    setTyped(undefined);
    if (next !== value || isAdding) onPick(next);
  };
  return (
    <ComboBox
      aria-label={label}
      className="picker"
      allowsCustomValue
      allowsEmptyCollection
      isInvalid={isInvalid}
      selectedKey={isAdding || value === '' ? null : value}
      inputValue={typed ?? value}
      onInputChange={(text) => setTyped(text === value && typed === undefined ? undefined : text)}
      onSelectionChange={(key) => key !== null && pick(String(key))}
      items={found}
      onBlur={() => {
        if (typed !== undefined && typed !== value && !isAdding) onPick(typed);
        setTyped(undefined);
      }}
    >
      <div className="picker-field">
        <PickerInput placeholder={placeholder ?? ''} describedBy={props.describedBy} />
        <Button aria-label={`${label}: show what there is`}>▾</Button>
      </div>
      <Popover className="picker-list" placement="bottom start">
        <ListBox
          className="picker-options"
          renderEmptyState={() => <p className="pane-note">Nothing is called so.</p>}
        >
          {(offer: Offer & { readonly id: string }) => <PickerOption offer={offer} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

interface PickerInputProps extends Pick<PickerProps, 'describedBy'> {
  readonly placeholder: string;
}

/**
 * The field of a choice, which opens its list. Lists close when what they stand in scrolls, and reaching a field out of sight
 * scrolls to it: that is over with the next frame.
 */
function PickerInput({ placeholder, describedBy }: PickerInputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = (input: HTMLElement) => {
    // It has the focus still while an option is pressed.
    if (state?.isFocused !== false) return;
    requestAnimationFrame(() => {
      if (document.activeElement === input) state.open(null, 'manual');
    });
  };
  return (
    <Input
      placeholder={placeholder}
      aria-describedby={describedBy}
      spellCheck={false}
      onFocus={({ currentTarget }) => open(currentTarget)}
    />
  );
}

function PickerOption({ offer }: { readonly offer: Offer }) {
  const { value, kind, description } = offer;
  return (
    <ListBoxItem id={value} textValue={value} className="picker-option">
      <Text slot="label" className="picker-name">
        {value}
        {kind === undefined ? null : <span className="picker-kind">{kind}</span>}
      </Text>
      {description === undefined ? null : (
        <Text slot="description" className="picker-words">
          {description}
        </Text>
      )}
    </ListBoxItem>
  );
}
