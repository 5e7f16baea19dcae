// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/PortalDataController/logIn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in
         * @description Begins the session of a customer. Every wrong combination gets the same answer.
         */
        readonly post: operations["logIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/logOut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log out
         * @description Ends the session. Works without one, too.
         */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/sendLogInCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a code to log in by
         * @description Sends a code if the name belongs to a customer. Status and body of the answer are the same for every name, so it never tells whether an account exists.
         */
        readonly post: operations["sendLogInCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/logInWithCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in by a code
         * @description Begins the session of the customer to whom the code was sent. A code works once, in the browser that asked for it, and a newer one replaces it.
         */
        readonly post: operations["logInWithCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPasskeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the passkeys of the customer
         * @description The devices and managers of passwords by which the customer may log in without a password.
         */
        readonly get: operations["getPasskeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/beginPasskey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to add a passkey
         * @description Proves by the password who adds it, and gives the challenge that the device answers. Nothing is added before `addPasskey`.
         */
        readonly post: operations["beginPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/addPasskey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a passkey
         * @description Takes what the device made of the challenge. The customer is told by e-mail. It is refused where the customer has as many passkeys as are kept, however many challenges were open at once. What is sent once more after a lost answer adds nothing, and is answered as before.
         */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/removePasskey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove a passkey
         * @description It opens nothing any more. The password still does. The customer is told by e-mail.
         */
        readonly post: operations["removePasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/beginPasskeyLogIn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to log in by a passkey
         * @description Gives a challenge to whoever asks. It names no customer, so that it tells nothing of any.
         */
        readonly post: operations["beginPasskeyLogIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/logInWithPasskey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in by a passkey
         * @description Begins the session of the customer whose passkey has answered. Every answer that does not fit gets the same.
         */
        readonly post: operations["logInWithPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getCurrentSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the current session
         * @description The user of the portal; a guest when nobody is logged in.
         */
        readonly get: operations["getCurrentSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/extendSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep the session alive
         * @description The customer answered the warning before the idle time is over. The idle time starts again; the longest time does not.
         */
        readonly post: operations["extendSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/requestPasswordReset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a link to reset the password
         * @description Sends a link if the address belongs to a customer. Status, body and time of the answer are the same for every address, so it never tells whether an account exists.
         */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/checkPasswordResetLink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check a link to reset the password
         * @description Says before the form is shown whether the link still works. It does not use the link up.
         */
        readonly post: operations["checkPasswordResetLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setNewPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set a new password by a link
         * @description Uses the link up, ends every session of the customer and removes all passkeys: whoever had the account may have added one. The customer logs in with the new password. The same call again, for some minutes once it is done, changes nothing and is answered as done: the answer to the first may have been lost. Later the link is as invalid as any that was used.
         */
        readonly post: operations["setNewPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/changePassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the password
         * @description Needs the present password. Other sessions of the customer end, this one gets a new cookie, and the customer is told by e-mail. Passkeys stay; the answer and the e-mail say how many. The same call again, once it is done, changes nothing and is answered as done: the answer to the first may have been lost.
         */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getEmailStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the address of the customer
         * @description The present address and one that waits to be confirmed.
         */
        readonly get: operations["getEmailStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/checkEmailAddress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check an e-mail address
         * @description Format, deliverability, risk and suggestions. Warnings do not forbid the address. It says nothing about customers.
         */
        readonly post: operations["checkEmailAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/requestEmailChange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask to change the e-mail address
         * @description Sends a link to the new address and a notice to the present one. Nothing changes before the link is opened; a newer request replaces an older one. The password is asked for first, so that only then it can tell that an address is taken.
         */
        readonly post: operations["requestEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/cancelEmailChange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw a change of the e-mail address
         * @description The link that was sent to the new address works no more, and the present address stays. 409 UNABLE_TO_PROCESS: no change waits any more, since it was made, withdrawn or too old.
         */
        readonly post: operations["cancelEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/confirmEmailChange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm a new e-mail address
         * @description Called when the customer presses the button on the page that the link opens, never by opening it alone: programs open links, too. Uses the link up.
         */
        readonly post: operations["confirmEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/findMyEnrollment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find the enrolment to register for
         * @description Step 1. Takes the link of the welcome message, or confirmation number, last name and zip code together. A wrong combination gets one and the same answer, and tries are limited.
         */
        readonly post: operations["findMyEnrollment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/sendRegistrationCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code to the customer of the order
         * @description Step 2. Goes only to the address or phone that the order holds. A newer code replaces an older one.
         */
        readonly post: operations["sendRegistrationCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/verifyRegistration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prove to be the customer of the order
         * @description Step 2. After too many wrong codes the registration is over and starts again with step 1.
         */
        readonly post: operations["verifyRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/completeRegistration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose how to log in
         * @description Step 3. Sends a verification link to the address. The answer is the same when the address belongs to another customer; that customer gets a notice instead of a link.
         */
        readonly post: operations["completeRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/confirmRegistration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the address of a new log-in
         * @description Called when the customer presses the button on the page that the link opens. Uses the link up; then the customer can log in.
         */
        readonly post: operations["confirmRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getLobby": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read everything that the customer has
         * @description Orders, enrolments and accounts of the customer in four groups.
         */
        readonly get: operations["getLobby"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getEnrollmentStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how far an enrolment is
         * @description Stage, steps, and every blocker of the start date with its state, action and promised time.
         */
        readonly get: operations["getEnrollmentStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAccounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the accounts to choose from
         * @description The accounts of the customer, for Switch Accounts.
         */
        readonly get: operations["getAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/switchAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switch to another account
         * @description The session remembers the account that the portal shows.
         */
        readonly post: operations["switchAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAccountSummary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what the first page shows of an account
         * @description Balance, plan, settings, and what needs attention.
         */
        readonly get: operations["getAccountSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getStartNotices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the devices that are told when a start date moves
         * @description With the key that a browser needs to be told. Nothing of the customer is in what the org sends to a device: the browser has the words itself.
         */
        readonly get: operations["getStartNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/addStartNotice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Have a device told when a start date moves
         * @description A device that is told already is told once. Of more than ten devices the newest ten are told. The address must be that of a browser's own push service.
         */
        readonly post: operations["addStartNotice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/removeStartNotice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Have a device told no longer
         * @description A device that is not told is no error.
         */
        readonly post: operations["removeStartNotice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/startHostedFields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start the hosted payment fields
         * @description Opens one use of the payment processor's fields for a card or a bank account.
         */
        readonly post: operations["startHostedFields"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/findDeposit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find a deposit by its link or its order
         * @description The amount and what it is for. By its link it needs no log-in; the customer who is logged in names the order instead. An old and an unknown link get the same answer; a deposit that is paid shows its confirmation number.
         */
        readonly post: operations["findDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/payDeposit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay a deposit
         * @description Charges exactly once for each idempotency key. 200: paid. 202: the outcome is not known yet; ask getPaymentStatus with the same key. 402: refused and nothing charged; a new try needs a new token and a new key. After a lost answer, send the same request again or ask getPaymentStatus; never make a new key.
         */
        readonly post: operations["payDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPaymentStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read what became of a payment
         * @description Settles an unknown outcome by the idempotency key of the payment.
         */
        readonly post: operations["getPaymentStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPaymentMethods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the payment methods of an account
         * @description Cards and bank accounts on file, by their end only.
         */
        readonly get: operations["getPaymentMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/addPaymentMethod": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a payment method
         * @description Keeps the card or bank account behind a token. Needs the present password; wrong ones count, apart from tries to log in. The customer is told by e-mail.
         */
        readonly post: operations["addPaymentMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/removePaymentMethod": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove a payment method
         * @description Forgets a method. Not possible while autopay uses it.
         */
        readonly post: operations["removePaymentMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAutopay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read autopay of an account
         * @description The state and settings of automatic payment.
         */
        readonly get: operations["getAutopay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAutopayTerms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the terms of autopay
         * @description The authorisation to show before autopay is set or changed, with its version and hash.
         */
        readonly get: operations["getAutopayTerms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setUpAutopay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set up autopay
         * @description Turns autopay on and keeps the authorisation: text, version, hash, language and time. Needs the present password. The customer gets a copy by e-mail.
         */
        readonly post: operations["setUpAutopay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/changeAutopay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change autopay
         * @description Takes another method. It is a new authorisation; the old one counts as revoked.
         */
        readonly post: operations["changeAutopay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/cancelAutopay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel autopay
         * @description Revokes the authorisation. A debit that is due within 3 business days may still be made; the answer says when, and so does each later one until that day has passed.
         */
        readonly post: operations["cancelAutopay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAutopayAuthorization": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a copy of an authorisation
         * @description The copy that the customer can keep, word by word as it was agreed to.
         */
        readonly get: operations["getAutopayAuthorization"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBills": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the bills of an account
         * @description The bills of two years, what is open of them and what can be paid now.
         */
        readonly get: operations["getBills"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBill": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a bill line by line
         * @description Every charge of a bill, what was open before, and where its PDF is.
         */
        readonly get: operations["getBill"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/payBill": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay bills
         * @description Charges exactly once for each idempotency key, and never more than is open. 200: paid. 202: the outcome is not known yet; ask getBillPaymentStatus with the same key. 402: refused and nothing charged; a new try needs a new key. 409 BALANCE_CHANGED: something else is open than what was shown, such as after a payment in another tab. After a lost answer, send the same request again or ask getBillPaymentStatus; never make a new key.
         */
        readonly post: operations["payBill"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBillPaymentStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what became of a payment of bills
         * @description Settles an unknown outcome by the idempotency key of the payment.
         */
        readonly get: operations["getBillPaymentStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBillPayments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the payments of an account
         * @description The payments of two years, those that were refused and those that are being checked, too.
         */
        readonly get: operations["getBillPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBillPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the receipt of a payment
         * @description One payment of an account.
         */
        readonly get: operations["getBillPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPaymentExtension": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how an account can pay later
         * @description The ways to pay the balance later, where there are some, and the one that was agreed on.
         */
        readonly get: operations["getPaymentExtension"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getExtensionTerms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the terms of an extension
         * @description Every day and amount of one way to pay later, in words to agree to.
         */
        readonly get: operations["getExtensionTerms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setUpPaymentExtension": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Agree on an extension
         * @description Agrees to pay the balance later. It happens once for each idempotency key. 409 EXTENSION_NOT_POSSIBLE: it is no longer possible. 409 BALANCE_CHANGED: something else is open than what was shown. 409 OFFER_CHANGED: the terms have other days, amounts or words than those that were shown.
         */
        readonly post: operations["setUpPaymentExtension"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBudgetBilling": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the amount of budget billing
         * @description The same amount each month that an account could pay, with the bills that it comes from, or the one that was agreed on.
         */
        readonly get: operations["getBudgetBilling"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBudgetBillingTerms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the terms of budget billing
         * @description The amount, the days and how it ends, in words to agree to.
         */
        readonly get: operations["getBudgetBillingTerms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setUpBudgetBilling": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Agree on budget billing
         * @description From the next bill on each one has the same amount. It happens once for each idempotency key. 409 BUDGET_BILLING_NOT_POSSIBLE: it is no longer possible. 409 AMOUNT_CHANGED: the amount is another one than what was shown. 409 OFFER_CHANGED: the terms have another day or other words than those that were shown.
         */
        readonly post: operations["setUpBudgetBilling"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/stopBudgetBilling": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop budget billing
         * @description The next bill has what was used again, and settles the difference.
         */
        readonly post: operations["stopBudgetBilling"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getReferrals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the referral code and who used it
         * @description The code of the customer, the credits that it brings, and the friends who used it.
         */
        readonly get: operations["getReferrals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getMoveOut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how service can end
         * @description The days on which service at an address can end, or the end that was asked for.
         */
        readonly get: operations["getMoveOut"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/requestMoveOut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for the end of service
         * @description Ends service at the address on a day, and withdraws a change of plan that is under way there; a deposit that was paid for it is taken off the account's balance. It happens once for each idempotency key. 400 INVALID_INPUT with `field` endsOn: the day is too early or too late by now. 409 UNABLE_TO_PROCESS: an end was asked for already, or the account has ended.
         */
        readonly post: operations["requestMoveOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/requestMove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move with the plan
         * @description Ends service at the old home and enrols the new one in the same plan, both or neither, once for each idempotency key. A change of plan that is under way at the old home is withdrawn; a deposit that was paid for it is taken off the balance there. Customers who move pay no deposit and show no identity again. 400 INVALID_INPUT with `field` endsOn or startsOn: the day is too early or too late by now. 400 METER_ELSEWHERE: the utility knows the meter at another home. 404 PLAN_NOT_OFFERED: the plan is not sold at the new home. 409 SERVICE_EXISTS: the new home has service of this customer. 409 TERMS_CHANGED: the plan at the new home has another price or other terms than what the customer was shown. 409 UNABLE_TO_PROCESS: an end was asked for already, the account has ended, or no plan runs on it.
         */
        readonly post: operations["requestMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getOutages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the outages around a zip code
         * @description What the utility tells everybody. A zip code that is not served gets no outages, and no utility.
         */
        readonly get: operations["getOutages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAddressOutage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read whether an address has power
         * @description The outage at the service address of an account, and the customer's own report of it.
         */
        readonly get: operations["getAddressOutage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/reportOutage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report an outage
         * @description Hands a report on to the utility, once for each idempotency key. 400 INVALID_INPUT: the account is one of gas. 403 ACCOUNT_INACTIVE: the account has ended. 409 UNABLE_TO_PROCESS: the same or a more dangerous problem was reported within the last hour, and power is not said to be back.
         */
        readonly post: operations["reportOutage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/followOutage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Follow the outage at an address
         * @description Says whether the customer gets an e-mail at each change. 409 UNABLE_TO_PROCESS: no outage is known at the address.
         */
        readonly post: operations["followOutage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getHelpArticles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the articles of the help
         * @description Questions and answers about a subject, or with certain words; all where neither is given. An article fits where it has every word, or one that begins with it; small and capital letters and accents do not matter.
         */
        readonly get: operations["getHelpArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getHelpArticle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one article of the help
         * @description A question with its whole answer, and what others read next.
         */
        readonly get: operations["getHelpArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getCallBack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the call that is to come
         * @description The call that the customer has asked for, or that one can be asked for.
         */
        readonly get: operations["getCallBack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getCallTimes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the times for a call
         * @description The half hours of the next business days at which somebody who speaks the language can call.
         */
        readonly get: operations["getCallTimes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/requestCall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a call
         * @description Books a free time. It happens once for each idempotency key. 409 SLOT_TAKEN: somebody else was faster, or the time is over. 409 UNABLE_TO_PROCESS: a call is to come already.
         */
        readonly post: operations["requestCall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/cancelCall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Call a call off
         * @description Frees the time. 409 UNABLE_TO_PROCESS: there is no such call any more.
         */
        readonly post: operations["cancelCall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getVisit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the visit of an account
         * @description The visit of the utility that was booked, or that one can be.
         */
        readonly get: operations["getVisit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getVisitSlots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the free times
         * @description The times that are free for one kind of visit in the next weeks.
         */
        readonly get: operations["getVisitSlots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/bookVisit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Book a visit
         * @description Books a free time. It happens once for each idempotency key. 409 SLOT_TAKEN: somebody else was faster, or the time is over. 409 UNABLE_TO_PROCESS: a visit is booked already, or the account has ended.
         */
        readonly post: operations["bookVisit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/cancelVisit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Call a visit off
         * @description Frees the time of a booked visit. 409 UNABLE_TO_PROCESS: there is no such visit any more.
         */
        readonly post: operations["cancelVisit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/findAddresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suggest addresses
         * @description Addresses with a meter that begin as typed. It changes nothing, and is a POST because where somebody lives is in no address of a request. It says nothing about customers.
         */
        readonly post: operations["findAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getCommunicationPreferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how an account gets bills and alerts
         * @description Paperless billing and text alerts.
         */
        readonly get: operations["getCommunicationPreferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setPaperless": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn paperless billing on or off
         * @description Keeps which consent was shown, when, and in which language.
         */
        readonly post: operations["setPaperless"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/startSmsAlerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn text alerts on
         * @description Sends a text within 15 minutes; alerts start when the customer has answered it. A phone that gets alerts already is not asked again, and goes on to get them until another one has answered. Keeps which consent was shown, when, and in which language.
         */
        readonly post: operations["startSmsAlerts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/resendSmsConfirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the text to confirm again
         * @description For alerts that are not confirmed yet.
         */
        readonly post: operations["resendSmsConfirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/stopSmsAlerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn text alerts off
         * @description Works whether or not they were confirmed.
         */
        readonly post: operations["stopSmsAlerts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getAuthorizedUsers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read who may speak for an account
         * @description The people beside the customer who may ask about the account and manage it.
         */
        readonly get: operations["getAuthorizedUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setAuthorizedUsers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Say who may speak for an account
         * @description Takes the whole list; who is not on it any more may not. Needs the present password; wrong ones count, apart from tries to log in. The customer is told by e-mail. 409 LIST_CHANGED: others are on the list than the customer saw; what is sent once more after a lost answer is none.
         */
        readonly post: operations["setAuthorizedUsers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getDocumentTypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the types of documents
         * @description The fourteen types, with the rules to show before a file is chosen.
         */
        readonly get: operations["getDocumentTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getRequiredDocuments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read which documents an order needs
         * @description Each requirement with its state, and the answers about balance and switch hold.
         */
        readonly get: operations["getRequiredDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/registerDocument": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hand in a document
         * @description Says what an uploaded file is. The org looks into the file: name, size and content must agree. It is quarantined until it was scanned. The same file for the same requirement is handed in once: sent again, it is answered as it stands.
         */
        readonly post: operations["registerDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/removeDocument": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a document back
         * @description Possible until the documents are submitted.
         */
        readonly post: operations["removeDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/submitDocuments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit the documents of an order
         * @description Ends the upload and starts the review. All required documents must be there and the balance question answered.
         */
        readonly post: operations["submitDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/answerOutstandingBalance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer the balance question
         * @description The answer about the outstanding balance with the previous provider.
         */
        readonly post: operations["answerOutstandingBalance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/answerSwitchHold": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer the switch-hold question
         * @description The answer about the switch hold of the previous provider.
         */
        readonly post: operations["answerSwitchHold"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getIdentityVerification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how far the verification is
         * @description The state, and the present question if there is one.
         */
        readonly get: operations["getIdentityVerification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/startIdentityVerification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start or resume the verification
         * @description Gives the first question, or the one at which the customer came back later.
         */
        readonly post: operations["startIdentityVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/answerIdentityVerification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer the present question
         * @description The button Next. A wrong answer is not told apart from a right one before the end; a wrong code is, while tries are left.
         */
        readonly post: operations["answerIdentityVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/resendIdentityCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the code again
         * @description A newer code replaces an older one.
         */
        readonly post: operations["resendIdentityCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/postponeIdentityVerification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Come back later
         * @description Keeps the answers given so far, for the customer to resume within 7 days.
         */
        readonly post: operations["postponeIdentityVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/cancelIdentityVerification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel the verification
         * @description Drops the answers given so far. It can be started again.
         */
        readonly post: operations["cancelIdentityVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUsageComparison": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Compare this bill with the last one
         * @description Usage, days in the cycle and average temperature of both.
         */
        readonly get: operations["getUsageComparison"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUsageHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the usage of past bills
         * @description Up to 24 months, so that a year can be compared with the one before.
         */
        readonly get: operations["getUsageHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUsageIntervals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the electricity of a day by the hour
         * @description Or by the quarter of an hour, of a week or a month by the day, or of a year by the month. Gas meters are read once a month, so that only electricity is told this way. What is told ends with yesterday.
         */
        readonly get: operations["getUsageIntervals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUsageWeek": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the usual week by the hour
         * @description The electricity of the last 28 days that the meter has told, as one week by the hour, and what days, nights and weekends take of it. An account that was never billed for electricity is not found.
         */
        readonly get: operations["getUsageWeek"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUsageForecast": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what the next bill is likely to be
         * @description The electricity since the last bill, and the whole period if the days left are like those so far. An account that has had no bill, or has ended, is not found.
         */
        readonly get: operations["getUsageForecast"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUsageAlerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the usage goal and alerts of an account
         * @description With where the bill to come stands against them, and the alerts sent lately.
         */
        readonly get: operations["getUsageAlerts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/setUsageAlerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set the usage goal and alerts of an account
         * @description All at once; what is left out ends. 409 TEXTS_OFF: texts are chosen anew, and text alerts are off for this account. 409 UNABLE_TO_PROCESS: the account has no meter that tells of days.
         */
        readonly post: operations["setUsageAlerts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPlans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the plans of a zip code
         * @description Prices at 500, 1,000 and 2,000 kWh, and at the usage given. A zip code that is not served gets an empty list. With an account, also the next 12 bills at its own use.
         */
        readonly get: operations["getPlans"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPlan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one plan
         * @description As in the list, for a link to one plan and for the review before enrolling. A customer is also told of plans that a brand of an own account sells.
         */
        readonly get: operations["getPlan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/enrollInPlan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Enrol in a plan
         * @description Makes an order, once for each idempotency key. Guests and customers may call it; an e-mail address that belongs to a customer does not change the answer. The brand of the page must sell the plan, or for a signed-in customer the brand of an own account. Somebody signed in is a customer by an account that is or was in service, or by an order that was not cancelled, and then gets no plan for new customers, and no second service of the same energy at an address of their own. 400 METER_ELSEWHERE: the utility knows the meter at another home. 409 TERMS_CHANGED: the plan has another price or other terms than what the customer was shown. 400 REFERRAL_CODE_UNKNOWN: no open account has the code, or it is an own one of a signed-in customer. 409 REFERRAL_NEW_ONLY: somebody signed in is a customer already. A guest is not told: there is no credit for an e-mail address of a customer, or for the home of another friend.
         */
        readonly post: operations["enrollInPlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPlanChange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what a change of plan means
         * @description One plan beside the one that the account has, at the usage of its last bill, with the day from which a change costs nothing. Asked for the plan that it has, it tells of a renewal.
         */
        readonly get: operations["getPlanChange"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getPlanYear": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a year on a plan
         * @description The next 12 bills of an account on a plan of its brand and place, at the customer's own use, with credits and minimums worked out month by month, beside the same bills on the plan of now.
         */
        readonly get: operations["getPlanYear"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/changePlan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew or change the plan of an account
         * @description Makes an order for the account's own address, once for each idempotency key. Renewing is changing to the plan of now. There is neither a deposit nor a question about moving in. 409 TERMS_CHANGED: the plan has another price or other terms than what the customer was shown.
         */
        readonly post: operations["changePlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getRequestTypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the types of cases
         * @description The kinds of request, with those who answer and by when.
         */
        readonly get: operations["getRequestTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/submitServiceRequest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit a request
         * @description Opens a case, once for each idempotency key.
         */
        readonly post: operations["submitServiceRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/sendMessage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a message
         * @description Opens a case with a message, once for each idempotency key. Files are uploaded before, through the record interface.
         */
        readonly post: operations["sendMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/replyToMessage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reply in a case
         * @description Adds a message to a case, once for each idempotency key. A closed case opens again.
         */
        readonly post: operations["replyToMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getDraft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the draft of a form
         * @description The answers that the customer typed into a form of the portal and did not send, on whichever device. Nothing kept is no error.
         */
        readonly get: operations["getDraft"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/saveDraft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep a draft
         * @description Keeps what was typed into a form, encrypted, for the customer alone, for 24 hours after the last save. It takes the place of what was kept of the same form before.
         */
        readonly post: operations["saveDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/deleteDraft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a draft
         * @description The form was sent, or the customer starts again. Works where nothing is kept, too.
         */
        readonly post: operations["deleteDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getMessageAttachments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the files of a message
         * @description The files that came with a message and with the replies to it, the oldest first. A file stays in quarantine until it was scanned, and can be downloaded when nothing was found in it.
         */
        readonly get: operations["getMessageAttachments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUserAccountInformation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the account of a contact
         * @description Carries the brand of the account, which sets the footer's brand.
         */
        readonly get: operations["getUserAccountInformation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUtilityInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the utility of an order
         * @description Name and phone number, shown in the footer.
         */
        readonly get: operations["getUtilityInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBrandCustomerServiceInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the customer service of a brand
         * @description Phone, hours and legal texts in both languages, shown in the footer.
         */
        readonly get: operations["getBrandCustomerServiceInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Credentials
         * @description The credentials of the person who wants to log in.
         */
        readonly Credentials: {
            /** @description User name or e-mail address. */
            readonly username: string;
            /** @description The password. */
            readonly password: string;
            /** @description True on a device that others use, too: the idle time is shorter, and the session tells no device secret. */
            readonly sharedDevice?: boolean;
        };
        /**
         * Session
         * @description The present user of the portal.
         */
        readonly Session: {
            /** @description Id of the user; guests share one. */
            readonly userId: string;
            /** @description True when nobody is logged in. */
            readonly isGuest: boolean;
            /** @description Id of the customer's contact record; null for a guest. */
            readonly contactId: string | null;
            /** @description Name to greet the customer by; null for a guest. */
            readonly displayName: string | null;
            /** @description Number of the account that the portal shows; null for a guest. */
            readonly accountNumber?: string | null;
            /** @description Service address of that account in one line; null for a guest, and where none is known. */
            readonly serviceAddress?: string | null;
            /**
             * Format: date-time
             * @description The end of the idle time; null for a guest.
             */
            readonly expiresAt?: string | null;
            /** @description A secret of this session alone, at least 128 random bits and always the same until it ends. A page derives from it the key of what it keeps on the device. Null for a guest, and on a shared device, where nothing is kept. */
            readonly deviceSecret?: string | null;
            /**
             * @description Why the last session of this browser ended; null when there was none or one is running.
             * @example expired
             * @example inactive
             * @example passwordChanged
             * @example loggedOut
             */
            readonly endReason?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Reason of a decline
         * @description The reason that a payment processor gives for a declined card, as far as the customer can do something about it. cardExpired: check the date. insufficientFunds: use another card. codeWrong: enter the security code again. doNotHonor: only the bank knows, call it.
         * @enum {string}
         */
        readonly DeclineReason: "cardExpired" | "insufficientFunds" | "codeWrong" | "doNotHonor";
        /**
         * Error
         * @description A code for programs and a message for people; the field where one is to blame.
         */
        readonly ApexError: {
            /** @description The code of the error, for programs. */
            readonly errorCode: string;
            /** @description The message of the error, for people. */
            readonly message: string;
            /** @description The member of the request that is to blame. */
            readonly field?: string;
            /** @description Why a card was declined; left out where the processor does not tell. */
            readonly declineReason?: components["schemas"]["DeclineReason"];
            /** @description The number of tries that are left for now; left out while there are many tries left. */
            readonly triesLeft?: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Errors of a call
         * @description One entry for each thing that went wrong.
         */
        readonly ApexErrors: readonly components["schemas"]["ApexError"][];
        /**
         * Language
         * @description Language of the texts and messages that the call causes.
         * @enum {string}
         */
        readonly Language: "en" | "es";
        /**
         * Log-in code request
         * @description The user name of the person who wants to log in by a code.
         */
        readonly LogInCodeRequest: {
            /** @description User name or e-mail address. */
            readonly username: string;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Log-in code sent
         * @description A message with a code is on its way, where the name is known.
         */
        readonly LogInCodeSent: {
            /**
             * @description Always the same.
             * @enum {string}
             */
            readonly status: "sent";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Log-in code
         * @description The code that the customer received, and for whom.
         */
        readonly LogInCode: {
            /** @description The name that the code was asked for by. */
            readonly username: string;
            /** @description The code. */
            readonly code: string;
            /** @description True on a device that others use, too, as when logging in by password. */
            readonly sharedDevice?: boolean;
        };
        /**
         * Passkey
         * @description A device or a manager of passwords by which a customer may log in.
         */
        readonly Passkey: {
            /** @description Id of the passkey. */
            readonly passkeyId: string;
            /** @description The name that the customer gave it. */
            readonly name: string;
            /**
             * Format: date-time
             * @description The time at which it was added.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time of the last log-in by it; null before the first one.
             */
            readonly lastUsedAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Passkeys
         * @description The passkeys of a customer, the oldest first.
         */
        readonly Passkeys: {
            /** @description The passkeys. */
            readonly passkeys: readonly components["schemas"]["Passkey"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Passkey to be
         * @description The name of a passkey, and the password that proves who adds it.
         */
        readonly PasskeyInput: {
            /** @description The name by which the customer will know it. */
            readonly name: string;
            /** @description The present password. */
            readonly currentPassword: string;
        };
        /**
         * Challenge
         * @description What a browser hands to its device, and the name under which the org knows it again.
         */
        readonly PasskeyChallenge: {
            /** @description Name of the challenge; it is good once and for a few minutes. */
            readonly challengeId: string;
            /** @description The options in the JSON form of Web Authentication, Level 3: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
            readonly options: {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Answer of a device
         * @description What the device made of a challenge.
         */
        readonly PasskeyAnswer: {
            /** @description Name of the challenge. */
            readonly challengeId: string;
            /** @description The credential in the JSON form of Web Authentication, Level 3: `RegistrationResponseJSON` or `AuthenticationResponseJSON`. */
            readonly credential: {
                readonly [key: string]: unknown;
            };
            /** @description True on a device that others use, too, as when logging in by password. */
            readonly sharedDevice?: boolean;
        };
        /**
         * Passkey to remove
         * @description The passkey that opens nothing any more.
         */
        readonly PasskeyRemoval: {
            /** @description Id of the passkey. */
            readonly passkeyId: string;
        };
        /**
         * E-mail address
         * Format: email
         * @description An e-mail address.
         */
        readonly CommunicationAddress: string;
        /**
         * Password reset request
         * @description The user name of the person who forgot the password.
         */
        readonly PasswordResetRequest: {
            /** @description Address that the customer logs in with. */
            readonly email: components["schemas"]["CommunicationAddress"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Link sent
         * @description A message with a link is on its way. The answer is the same whether or not the address is known.
         */
        readonly LinkSent: {
            /**
             * @description Always the same.
             * @enum {string}
             */
            readonly status: "sent";
            /** @description Hours for which the link will work; 0 for less than one. */
            readonly expiresInHours: number;
            /** @description True where the link works for some minutes, in the browser alone that asked for it. */
            readonly sameBrowser?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Link token
         * @description The secret of a link in a message. It travels in bodies only.
         */
        readonly LinkToken: string;
        /**
         * Link check
         * @description The secret of the link that was opened.
         */
        readonly LinkCheck: {
            /** @description Secret of the link. */
            readonly token: components["schemas"]["LinkToken"];
        };
        /**
         * Password reset link
         * @description A link that still works.
         */
        readonly PasswordResetLink: {
            /**
             * @description The link can be used.
             * @enum {string}
             */
            readonly state: "valid";
            /**
             * Format: date-time
             * @description The time at which it stops working.
             */
            readonly expiresAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New password
         * @description The new password, and the link that allows it. The rules of the password are checked by the org, so that each has its own message.
         */
        readonly NewPassword: {
            /** @description Secret of the link. */
            readonly token: components["schemas"]["LinkToken"];
            /** @description New password. */
            readonly newPassword: string;
            /** @description The new password once more. */
            readonly confirmPassword: string;
        };
        /**
         * Password changed
         * @description The new password counts from now on.
         */
        readonly PasswordChanged: {
            /**
             * @description The password was changed.
             * @enum {string}
             */
            readonly status: "changed";
            /**
             * Format: date-time
             * @description The time of the change.
             */
            readonly changedAt: string;
            /** @description The number of other sessions of the customer that it has ended. */
            readonly otherSessionsEnded: number;
            /** @description The number of passkeys that still open the account; left out where the org does not know. */
            readonly passkeys?: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Password change
         * @description Present and new password. The rules of the password are checked by the org, so that each has its own message.
         */
        readonly PasswordChange: {
            /** @description Present password. */
            readonly currentPassword: string;
            /** @description New password. */
            readonly newPassword: string;
            /** @description The new password once more. */
            readonly confirmPassword: string;
        };
        /**
         * E-mail status
         * @description The address that a customer logs in with, and the one that is waiting to be confirmed.
         */
        readonly EmailStatus: {
            /**
             * Format: email
             * @description The present address.
             */
            readonly email: string;
            /**
             * Format: email
             * @description The address that is not confirmed yet; null for none.
             */
            readonly pendingEmail: string | null;
            /**
             * Format: date-time
             * @description The time at which the link to confirm it stops working.
             */
            readonly pendingExpiresAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * E-mail check request
         * @description An address as typed. Its format is the question and therefore not bound here.
         */
        readonly EmailCheckRequest: {
            /** @description The address as typed. */
            readonly email: string;
        };
        /**
         * E-mail check
         * @description The findings about an address, whoever it belongs to. It never says whether a customer has it.
         */
        readonly EmailCheck: {
            /** @description The address, without outer spaces. */
            readonly email: string;
            /**
             * @description The result of the check that mail reaches it.
             * @example deliverable
             * @example undeliverable
             * @example unknown
             */
            readonly deliverability: string;
            /**
             * @description The likelihood of misuse.
             * @example low
             * @example high
             * @example unknown
             */
            readonly risk: string;
            /**
             * @description The warning to give before going on; null for none.
             * @enum {string|null}
             */
            readonly warning: "highRisk" | "undeliverable" | null;
            /** @description Addresses that were perhaps meant, the likeliest first. */
            readonly suggestions: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * E-mail change request
         * @description The new address, and the password as proof.
         */
        readonly EmailChangeRequest: {
            /** @description New address. */
            readonly newEmail: components["schemas"]["CommunicationAddress"];
            /** @description The new address once more. */
            readonly confirmEmail: components["schemas"]["CommunicationAddress"];
            /** @description Present password. */
            readonly currentPassword: string;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * E-mail confirmed
         * @description The new address counts from now on.
         */
        readonly EmailConfirmed: {
            /**
             * @description The address was changed.
             * @enum {string}
             */
            readonly status: "confirmed";
            /** @description The address, with its middle hidden; whoever opens the link need not be logged in. */
            readonly email: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Zip code
         * @description Five digits.
         */
        readonly ZipCode: string;
        /**
         * Enrolment lookup
         * @description The link out of the welcome message, or three facts that must fit together.
         */
        readonly EnrollmentLookup: {
            /** @description Secret of the link in the welcome message. */
            readonly linkToken?: components["schemas"]["LinkToken"];
            /** @description Confirmation number or enrolment ID. */
            readonly confirmationNumber?: string;
            /** @description Last name on the order. */
            readonly lastName?: string;
            /** @description Zip code of the service address. */
            readonly zipCode?: components["schemas"]["ZipCode"];
        };
        /**
         * Registration
         * @description A registration under way. Contact data is hidden in part, since nothing is proven yet.
         */
        readonly Registration: {
            /** @description Names this registration in the next steps. */
            readonly registrationId: string;
            /**
             * @description The next step.
             * @enum {string}
             */
            readonly step: "verify" | "credentials" | "linkSent" | "complete";
            /** @description Confirmation number or enrolment ID. */
            readonly confirmationNumber: string;
            /** @description Name of the plan. */
            readonly planName: string | null;
            /** @description Address on the order, with its middle hidden; null when there is none. */
            readonly maskedEmail: string | null;
            /** @description Mobile phone on the order, with only its end shown; null when there is none. */
            readonly maskedPhone: string | null;
            /**
             * @description The receiver of the last code; null before the first.
             * @example email
             * @example sms
             */
            readonly codeSentTo: string | null;
            /**
             * Format: date-time
             * @description Until when the registration can be completed.
             */
            readonly expiresAt: string;
            /** @description True where the link works for some minutes, in the browser alone that asked for it. */
            readonly sameBrowser?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Registration code request
         * @description The channel of the code.
         */
        readonly RegistrationCodeRequest: {
            /** @description The registration. */
            readonly registrationId: string;
            /**
             * @description To the address or to the mobile phone on the order.
             * @enum {string}
             */
            readonly channel: "email" | "sms";
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Registration verification
         * @description The code that the customer received.
         */
        readonly RegistrationVerification: {
            /** @description The registration. */
            readonly registrationId: string;
            /** @description The code. */
            readonly code: string;
        };
        /**
         * Registration completion
         * @description The credentials for later log-ins.
         */
        readonly RegistrationCompletion: {
            /** @description The registration. */
            readonly registrationId: string;
            /** @description Address to log in with. */
            readonly email: components["schemas"]["CommunicationAddress"];
            /** @description Password. */
            readonly newPassword: string;
            /** @description The password once more. */
            readonly confirmPassword: string;
            /**
             * @description The customer accepts the terms of use.
             * @constant
             */
            readonly acceptTerms: true;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Record id
         * @description Id of a record, of 15 or 18 characters.
         */
        readonly RecordId: string;
        /**
         * Lobby entry
         * @description An order, an enrolment or an account of the customer. Members that do not apply to its kind are null.
         */
        readonly LobbyEntry: {
            /**
             * @description The kind.
             * @enum {string}
             */
            readonly kind: "order" | "enrollment" | "account";
            /** @description Id of the record. */
            readonly id: components["schemas"]["RecordId"];
            /**
             * @description Group that it is listed under.
             * @enum {string}
             */
            readonly group: "active" | "closed" | "pending" | "cancelled";
            /**
             * @description Status as the CRM names it.
             * @example Submitted
             * @example Processing
             * @example Complete
             * @example Active
             * @example Closed
             * @example Cancelled
             */
            readonly status: string;
            /** @description Confirmation number or enrolment ID. */
            readonly confirmationNumber: string | null;
            /** @description Account number. */
            readonly accountNumber: string | null;
            /** @description Brand of the account. */
            readonly Account_Brand__c: string | null;
            /**
             * @description The commodity.
             * @enum {string|null}
             */
            readonly commodity: "electric" | "gas" | null;
            /**
             * Format: date
             * @description Start date that the customer asked for.
             */
            readonly requestedStartDate: string | null;
            /** @description Name of the plan. */
            readonly planName: string | null;
            /** @description Name of the utility. */
            readonly utilityName: string | null;
            /** @description Service address in one line. */
            readonly serviceAddress: string | null;
            /** @description ESIID, the number of the meter. */
            readonly esiid: string | null;
            /** @description Deposit that is required, in US cents; null for none. */
            readonly depositAmountCents: number | null;
            /**
             * @description Stage of an order or enrolment.
             * @enum {string|null}
             */
            readonly stage: "submission" | "processing" | "complete" | null;
            /** @description The number of things that hold the start date. */
            readonly openBlockers: number;
            /** @description True for the account that is shown now, false for one that switchAccount can show. Null for all else. */
            readonly isSelected?: boolean | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Lobby
         * @description All that a customer has with us, by group, the newest first.
         */
        readonly Lobby: {
            /** @description The services that run. */
            readonly active: readonly components["schemas"]["LobbyEntry"][];
            /** @description The services that have ended. */
            readonly closed: readonly components["schemas"]["LobbyEntry"][];
            /** @description The orders that are under way. */
            readonly pending: readonly components["schemas"]["LobbyEntry"][];
            /** @description The orders that were called off, without changes of a plan that runs on. */
            readonly cancelled: readonly components["schemas"]["LobbyEntry"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Step of an enrolment
         * @description One of the three steps.
         */
        readonly EnrollmentStep: {
            /**
             * @description Which one.
             * @enum {string}
             */
            readonly step: "signUp" | "review" | "complete";
            /**
             * @description The state of progress.
             * @enum {string}
             */
            readonly state: "done" | "current" | "upcoming";
            /**
             * Format: date-time
             * @description The time at which it was reached.
             */
            readonly reachedAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Blocker of a start date
         * @description One thing that holds, or held, the start date.
         */
        readonly Blocker: {
            /**
             * @description The kind.
             * @enum {string}
             */
            readonly kind: "deposit" | "identity" | "switchHold" | "balance" | "documents";
            /**
             * @description open: the customer must act. waiting: we look at it. resolved: done. refused: the customer must act again.
             * @enum {string}
             */
            readonly state: "open" | "waiting" | "resolved" | "refused";
            /**
             * @description The next action of the customer; null for none.
             * @enum {string|null}
             */
            readonly action: "payDeposit" | "verifyIdentity" | "confirmSwitchHold" | "confirmBalance" | "uploadDocuments" | null;
            /** @description Amount that is due, in US cents; null where there is none. */
            readonly amountCents: number | null;
            /** @description Within how many hours we answer after the customer has acted; null where nothing is promised in hours. Documents are answered within business days. */
            readonly promisedHours: number | null;
            /**
             * Format: date-time
             * @description The time by which we answer; null before the customer has acted.
             */
            readonly promisedAt: string | null;
            /**
             * Format: date-time
             * @description The time of its resolution.
             */
            readonly resolvedAt: string | null;
            /** @description Why it was refused, for the customer, in the language asked for. */
            readonly reason: string | null;
            /** @description Why the payment of a deposit was refused after it had been taken; null where it was not, or where the processor does not tell. */
            readonly declineReason?: components["schemas"]["DeclineReason"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Status of an enrolment
         * @description The progress of an enrolment, and the things that hold its start date.
         */
        readonly EnrollmentStatus: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            /**
             * @description Stage of the enrolment.
             * @enum {string}
             */
            readonly stage: "submission" | "processing" | "complete";
            /**
             * @description Group that it is listed under.
             * @enum {string}
             */
            readonly group: "active" | "closed" | "pending" | "cancelled";
            /** @description Confirmation number or enrolment ID. */
            readonly confirmationNumber: string;
            /** @description Name of the plan. */
            readonly planName: string;
            /** @description Service address in one line. */
            readonly serviceAddress?: string | null;
            /** @description Name of the utility. */
            readonly utilityName?: string | null;
            /** @description ESIID of the meter. */
            readonly esiid?: string | null;
            /**
             * Format: date
             * @description Start date that the customer asked for.
             */
            readonly requestedStartDate: string | null;
            /**
             * Format: date
             * @description Start date to be expected now; null while something holds it.
             */
            readonly expectedStartDate: string | null;
            /** @description Sign-up, review, complete. */
            readonly steps: readonly components["schemas"]["EnrollmentStep"][];
            /** @description The things that hold or held the start date, in the order to act in. */
            readonly blockers: readonly components["schemas"]["Blocker"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Account number
         * @description Number of a customer account, as printed on a bill.
         */
        readonly AccountNumber: string;
        /**
         * Account to choose
         * @description One account of the customer.
         */
        readonly AccountChoice: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description Status as the CRM names it.
             * @example Active
             * @example Closed
             * @example Pending
             * @example Cancelled
             */
            readonly status: string;
            /**
             * @description Group that it is listed under.
             * @enum {string}
             */
            readonly group: "active" | "closed" | "pending" | "cancelled";
            /** @description Brand of the account. */
            readonly Account_Brand__c: string | null;
            /** @description Service address in one line. */
            readonly serviceAddress: string | null;
            /** @description The commodity. */
            readonly commodities: readonly string[];
            /** @description True when the portal shows this one now. */
            readonly isSelected: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Accounts to choose from
         * @description The accounts of the customer.
         */
        readonly AccountChoices: {
            /** @description The accounts, active ones first. */
            readonly accounts: readonly components["schemas"]["AccountChoice"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Account switch
         * @description The account to show from now on.
         */
        readonly AccountSwitch: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
        };
        /**
         * Things that need attention
         * @description One thing that the customer should look at.
         */
        readonly AttentionItem: {
            /**
             * @description What it is about. powerOut: the address has no power, and the utility knows of it. blocker: something holds an order; changeHeld: it does, and its meter has service already, which goes on. paymentRefused: the deposit of an order that is held was refused after it had been taken. autopaySuspended: the last debit failed. billPaymentRefused: the newest payment of a bill was refused after it had been taken. A balance that is due and not late is none: balanceCents and dueDate tell it.
             * @example powerOut
             * @example blocker
             * @example blockerOverdue
             * @example changeHeld
             * @example paymentRefused
             * @example autopaySuspended
             * @example balancePastDue
             * @example billPaymentRefused
             * @example autopayOff
             * @example paperlessOff
             * @example reply
             * @example contractEnds
             */
            readonly kind: string;
            /** @description Order that it is about; null for none. */
            readonly orderId: string | null;
            /** @description Case that it is about; null for none. */
            readonly caseId: string | null;
            /**
             * Format: date
             * @description By when.
             */
            readonly dueDate: string | null;
            /** @description The mark that tells it from others of its kind: the address of an order, the subject of a case. Null where there is one of a kind. */
            readonly about: string | null;
            /** @description Deposit of the order that can be paid now, in US cents; null for none. */
            readonly depositCents: number | null;
            /** @description Why a payment was refused; null where none was, or where nobody tells. */
            readonly declineReason?: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description The moment at which power is expected back; null where nobody knows, or none is out.
             */
            readonly expectedAt?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Event
         * @description Something of an account on a day.
         */
        readonly AccountEvent: {
            /**
             * @description The kind of event.
             * @example billMade
             * @example billDue
             * @example autopayDebit
             * @example nextBill
             * @example likelyBill
             * @example paid
             * @example paymentRefused
             * @example visit
             * @example moveOut
             * @example planChange
             * @example contractEnds
             */
            readonly kind: string;
            /**
             * Format: date
             * @description Its day.
             */
            readonly on: string;
            /** @description The amount of money in it, in US cents; of `likelyBill` what it is likely to be. Null for none. */
            readonly amountCents: number | null;
            /** @description The name of a plan; null where it is about none. */
            readonly about: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Account summary
         * @description The overview of an account on the first page after log-in.
         */
        readonly AccountSummary: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description Status as the CRM names it.
             * @example Active
             * @example Closed
             * @example Pending
             * @example Cancelled
             */
            readonly status: string;
            /** @description Service address in one line. */
            readonly serviceAddress: string | null;
            /** @description Zip code of the service address. */
            readonly zipCode: string | null;
            /** @description Name of the plan. */
            readonly planName: string | null;
            /** @description Names the plan where it is still sold at that address. */
            readonly planId: string | null;
            /**
             * Format: date
             * @description The end of the contract; null where none binds any more.
             */
            readonly contractEndsOn: string | null;
            /** @description Balance in US cents; below 0 is a credit. */
            readonly balanceCents: number;
            /** @description The part of the balance that can be paid now, in US cents: without payments that are being checked. */
            readonly payableCents?: number;
            /** @description Payments that are being checked, in US cents. */
            readonly pendingCents?: number;
            /** @description The share of the balance whose date has passed, in US cents. 0 while the dates of an extension are kept. */
            readonly pastDueCents: number;
            /**
             * Format: date
             * @description The date on which the oldest open bill is due.
             */
            readonly dueDate: string | null;
            /**
             * Format: date
             * @description The day by which what is not past due is to be paid; null where all is, or nothing is owed.
             */
            readonly nextDueDate: string | null;
            /** @description Amount to be paid by that day besides what is past due, in US cents: nothing of bills that are due later, and of a payment plan no more than its next payment. Null where there is no such day. */
            readonly nextDueCents: number | null;
            /** @description The rest of what can be paid now, in US cents, which is neither past due nor due by that day: bills that are due later, and further payments of a payment plan. */
            readonly laterCents?: number;
            /**
             * @description State of autopay.
             * @enum {string}
             */
            readonly autopayState: "off" | "pending" | "on" | "suspended";
            /**
             * Format: date
             * @description The day on which autopay pays next: today for what is due today, where it was agreed on before; with what is late already it waits for the next day on which bills are due. While it is not on, the day of a last payment that could no longer be stopped. Null where there is none, or nothing to pay.
             */
            readonly nextAutopayOn: string | null;
            /** @description Amount that it pays then, in US cents; null where it pays nothing. */
            readonly nextAutopayCents: number | null;
            /**
             * Format: date
             * @description The last day on which that payment could surely be stopped or, by paying before it, lessened; null where none comes.
             */
            readonly autopayStoppableUntil?: string | null;
            /** @description True when bills come without paper. */
            readonly isPaperless: boolean;
            /**
             * @description State of text alerts.
             * @enum {string}
             */
            readonly smsState: "off" | "awaitingConfirmation" | "on";
            /** @description The things that need attention, the most urgent first. */
            readonly attention: readonly components["schemas"]["AttentionItem"][];
            /** @description The next events of a year, the first one first. One of today is among them. */
            readonly coming: readonly components["schemas"]["AccountEvent"][];
            /** @description The latest events, the newest first. */
            readonly past: readonly components["schemas"]["AccountEvent"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Device id
         * @description The first 32 digits of the SHA-256 of the device's push address, so that a browser knows itself among the devices.
         * @example 9f2c61d0e7b84a35c1d2e3f4a5b6c7d8
         */
        readonly StartNoticeDeviceId: string;
        /**
         * Device that is told
         * @description A browser that is told when the start date moves.
         */
        readonly StartNoticeDevice: {
            readonly deviceId: components["schemas"]["StartNoticeDeviceId"];
            /**
             * Format: date-time
             * @description The time from which it is told.
             */
            readonly since: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Devices that are told of a start date
         * @description The devices that are told when the start date of an order moves, and the key that a browser needs for it.
         */
        readonly StartNotices: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description The public key by which push services know the org (RFC 8292), as base64url. */
            readonly publicKey: string;
            /** @description The devices, the oldest first. */
            readonly devices: readonly components["schemas"]["StartNoticeDevice"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Device to tell
         * @description A browser that wants to be told when the start date of an order moves.
         */
        readonly StartNoticeInput: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            /**
             * @description The address that the browser's push service gave, of a service that browsers have.
             * @example https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91bHqjZxM
             */
            readonly endpoint: string;
        };
        /**
         * Device to tell no longer
         * @description A browser that no longer wants to be told.
         */
        readonly StartNoticeRemoval: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            readonly deviceId: components["schemas"]["StartNoticeDeviceId"];
        };
        /**
         * Hosted fields request
         * @description The purpose of the card or bank fields.
         */
        readonly HostedFieldsRequest: {
            /**
             * @description The kind of payment to be made with it.
             * @enum {string}
             */
            readonly purpose: "deposit" | "autopay";
            /**
             * @description Card or bank account.
             * @enum {string}
             */
            readonly method: "card" | "bank";
            /** @description Secret of the deposit link; needed by a guest. */
            readonly linkToken?: components["schemas"]["LinkToken"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Hosted fields
         * @description The address of the payment processor's own fields. The portal shows them in an iframe and gets only a token, the brand and the last four digits back.
         */
        readonly HostedFields: {
            /**
             * Format: uri
             * @description Address of the iframe, on the processor's own origin.
             */
            readonly frameAddress: string;
            /**
             * Format: uri
             * @description The only origin whose messages may be believed.
             */
            readonly frameOrigin: string;
            /** @description Names this use of the fields. */
            readonly fieldsId: string;
            /**
             * Format: date-time
             * @description Until when the fields can be used.
             */
            readonly expiresAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Deposit search
         * @description The secret of the link that was opened, or the order of a customer who is logged in.
         */
        readonly DepositSearch: {
            /** @description Secret of the deposit link. */
            readonly linkToken?: components["schemas"]["LinkToken"];
            /** @description Order of the customer who is logged in; stands in for the link. */
            readonly orderId?: components["schemas"]["RecordId"];
        };
        /**
         * Deposit
         * @description A deposit to be paid. By a link it shows no more than whoever has the link must know.
         */
        readonly Deposit: {
            /** @description Id of the order; gives the utility of the footer. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description Amount that is due, in US cents. */
            readonly amountCents: number;
            /**
             * @description Currency of the amount.
             * @example USD
             */
            readonly currency: string;
            /**
             * @description The state of the payment.
             * @enum {string}
             */
            readonly state: "due" | "processing" | "paid";
            /** @description Name of the plan. */
            readonly planName: string | null;
            /** @description Service address; city, state and ZIP code alone for whoever has but the link. Null where it is not known. */
            readonly serviceAddress: string | null;
            /**
             * Format: date
             * @description By when it should be paid; null once it is.
             */
            readonly dueDate: string | null;
            /** @description Confirmation number of the payment; null before it is paid. */
            readonly confirmationNumber: string | null;
            /**
             * Format: date-time
             * @description The time at which the latest payment was refused after it had been taken; null where it was not. Nothing was charged.
             */
            readonly refusedAt?: string | null;
            /** @description Why it was refused then; null where it was not, or where the processor does not tell. */
            readonly declineReason?: components["schemas"]["DeclineReason"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Payment token
         * @description The token that the hosted fields of the payment processor give for a card or a bank account. Single use; it says nothing about the number.
         */
        readonly PaymentToken: string;
        /**
         * Idempotency key
         * Format: uuid
         * @description Made by the client once for each intent and sent with every try of it. The same key with the same body has its effect once, and every try gets the same answer.
         */
        readonly IdempotencyKey: string;
        /**
         * Deposit payment
         * @description Pays a deposit with a token. No number of a card is ever part of it.
         */
        readonly DepositPayment: {
            /** @description Secret of the deposit link. */
            readonly linkToken?: components["schemas"]["LinkToken"];
            /** @description Order of the customer who is logged in; stands in for the link. */
            readonly orderId?: components["schemas"]["RecordId"];
            /** @description Amount that the customer saw and agreed to, in US cents. Refused when it is not the one that is due. */
            readonly amountCents: number;
            readonly paymentToken: components["schemas"]["PaymentToken"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            /** @description The address for the receipt. */
            readonly email?: components["schemas"]["CommunicationAddress"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Payment
         * @description The outcome of a payment.
         */
        readonly Payment: {
            /**
             * @description pending: the outcome is being checked, do not pay again. notReceived: no payment with this key came in, and trying again is safe.
             * @enum {string}
             */
            readonly state: "succeeded" | "failed" | "pending" | "notReceived";
            /** @description Confirmation number; null unless it succeeded. */
            readonly confirmationNumber: string | null;
            /** @description Amount, in US cents. */
            readonly amountCents: number;
            /**
             * @description Currency of the amount.
             * @example USD
             */
            readonly currency: string;
            /**
             * Format: date-time
             * @description The time of success.
             */
            readonly paidAt: string | null;
            /** @description Brand of the card. */
            readonly cardBrand: string | null;
            /** @description Last four digits of the card. */
            readonly lastFour: string | null;
            /** @description Why it failed; null where it did not, or where the processor does not tell. */
            readonly declineReason?: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description The time to ask for the outcome again; null when it is final.
             */
            readonly checkAgainAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Payment search
         * @description The intent whose outcome is not known.
         */
        readonly PaymentSearch: {
            /** @description Secret of the deposit link. */
            readonly linkToken?: components["schemas"]["LinkToken"];
            /** @description Order of the customer who is logged in; stands in for the link. */
            readonly orderId?: components["schemas"]["RecordId"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Payment method
         * @description A card or bank account on file, known by its end only.
         */
        readonly PaymentMethod: {
            /** @description Names the method. */
            readonly paymentMethodId: string;
            /**
             * @description Card or bank account.
             * @enum {string}
             */
            readonly method: "card" | "bank";
            /** @description Brand of the card, or name of the bank. */
            readonly brandName: string | null;
            /** @description Last four digits. */
            readonly lastFour: string;
            /**
             * @description Type of the bank account; null for a card.
             * @example checking
             * @example savings
             */
            readonly accountType: string | null;
            /** @description Month when the card expires, as 2028-04; null for a bank account. */
            readonly expires: string | null;
            /**
             * @description The state that says if it can be used. A bank account is validated before its first use.
             * @enum {string}
             */
            readonly state: "usable" | "validating" | "expired" | "refused";
            /** @description True when autopay uses it, or makes a last payment with it. */
            readonly usedByAutopay: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Payment methods
         * @description The methods on file for an account.
         */
        readonly PaymentMethods: {
            /** @description The methods, the newest first. */
            readonly methods: readonly components["schemas"]["PaymentMethod"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New payment method
         * @description A token of the hosted fields.
         */
        readonly PaymentMethodInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description Card or bank account.
             * @enum {string}
             */
            readonly method: "card" | "bank";
            readonly paymentToken: components["schemas"]["PaymentToken"];
            /** @description Present password, so that a page that was left open changes nothing about money. */
            readonly currentPassword: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Removal of a payment method
         * @description The method to forget.
         */
        readonly PaymentMethodRemoval: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The method. */
            readonly paymentMethodId: string;
        };
        /**
         * Autopay
         * @description The state and settings of automatic payment.
         */
        readonly Autopay: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description pending: the bank account is being validated. suspended: the last debit failed.
             * @enum {string}
             */
            readonly state: "off" | "pending" | "on" | "suspended";
            /** @description The method that is used. */
            readonly paymentMethodId: string | null;
            /**
             * @description Card or bank account.
             * @enum {string|null}
             */
            readonly method: "card" | "bank" | null;
            /** @description Brand of the card, or name of the bank. */
            readonly brandName: string | null;
            /** @description Last four digits. */
            readonly lastFour: string | null;
            /**
             * Format: date
             * @description The date on which the next bill will be paid: today where that is due today and autopay was agreed on before. What was due earlier waits for the next day on which bills are due. While it is not on, the day of the last payment where one still comes.
             */
            readonly nextPaymentOn: string | null;
            /** @description Amount that is paid then, in US cents: nothing of bills that are due later, and of a payment plan no more than its next payment. Null while it is not known. */
            readonly nextAmountCents: number | null;
            /** @description The authorisation that counts, while it is off that of the last payment; a copy can be read by it. */
            readonly authorizationId: string | null;
            /**
             * Format: date-time
             * @description Since when it is on.
             */
            readonly since: string | null;
            /** @description Why the last debit failed; null where it did not, or where nobody tells. */
            readonly declineReason?: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date
             * @description The day of a payment that still comes, whatever the state is now: its authorisation was revoked when it could no longer be stopped. Null where there is none, once it has nothing more to pay or was refused, and once the day has passed.
             */
            readonly lastPaymentOn?: string | null;
            /**
             * Format: date
             * @description The last day on which the next payment could surely be stopped or, by paying before it, lessened. Once it has passed, the payment may already be with the bank: whoever pays by hand may pay twice, and what is too much stays as a credit. Null where no payment comes.
             */
            readonly stoppableUntil?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Terms of autopay
         * @description The text that the customer must agree to, word by word as it will be kept.
         */
        readonly AutopayTerms: {
            /**
             * @description Card or bank account.
             * @enum {string}
             */
            readonly method: "card" | "bank";
            /** @description Language of the text. */
            readonly language: components["schemas"]["Language"];
            /** @description Version of the text. */
            readonly textVersion: string;
            /** @description SHA-256 of the text, in lower-case hexadecimal. */
            readonly textHash: string;
            /** @description Heading. */
            readonly title: string;
            /** @description The text: who debits, recurring, how the amount is set, from when, how to revoke. */
            readonly paragraphs: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New autopay
         * @description The method, either on file or as a new token, and the authorisation.
         */
        readonly AutopayInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description Card or bank account.
             * @enum {string}
             */
            readonly method: "card" | "bank";
            /** @description A method on file. */
            readonly paymentMethodId?: string;
            readonly paymentToken?: components["schemas"]["PaymentToken"];
            /** @description Version of the text that was shown. */
            readonly textVersion: string;
            /** @description Hash of the text that was shown. */
            readonly textHash: string;
            /** @description Language in which it was shown. */
            readonly language: components["schemas"]["Language"];
            /**
             * @description The customer ticked the box, which was not ticked before.
             * @constant
             */
            readonly authorized: true;
            /** @description Present password, so that a page that was left open changes nothing about money. */
            readonly currentPassword: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Cancellation of autopay
         * @description The account whose bills are no longer paid by themselves.
         */
        readonly AutopayCancellation: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
        };
        /**
         * Autopay authorisation
         * @description The proof of what the customer agreed to. It is kept for 2 years after the last debit, and the customer can read and print it.
         */
        readonly AutopayAuthorization: {
            /** @description Names the authorisation. */
            readonly authorizationId: string;
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description Card or bank account.
             * @enum {string}
             */
            readonly method: "card" | "bank";
            /** @description The company that debits. */
            readonly companyName: string;
            /** @description Name of the bank; null for a card. */
            readonly bankName: string | null;
            /** @description Last four digits. */
            readonly lastFour: string;
            /**
             * @description Type of the bank account; null for a card.
             * @example checking
             * @example savings
             */
            readonly accountType: string | null;
            /**
             * @description The frequency.
             * @example recurring
             */
            readonly frequency: string;
            /**
             * @description The rule that sets the amount.
             * @example variableBill
             */
            readonly amountRule: string;
            /**
             * Format: date
             * @description From when.
             */
            readonly startsOn: string;
            /** @description Language of the text. */
            readonly language: components["schemas"]["Language"];
            /** @description Version of the text. */
            readonly textVersion: string;
            /** @description SHA-256 of the text. */
            readonly textHash: string;
            /** @description Heading. */
            readonly title: string;
            /** @description The text as it was shown. */
            readonly paragraphs: readonly string[];
            /**
             * Format: date-time
             * @description The time of the agreement.
             */
            readonly authorizedAt: string;
            /**
             * Format: date-time
             * @description The time of the revocation.
             */
            readonly revokedAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Refused payment of a bill
         * @description The newest payment, where it was refused after it had been taken.
         */
        readonly RefusedBillPayment: {
            /** @description Names the payment. */
            readonly paymentId: string;
            /** @description Amount that was refused, in US cents. */
            readonly amountCents: number;
            /**
             * Format: date-time
             * @description The time at which it was refused.
             */
            readonly refusedAt: string;
            /** @description Reason of the refusal; null where nobody tells. */
            readonly declineReason: components["schemas"]["DeclineReason"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Extension that runs
         * @description The open amount of an extension that was agreed on.
         */
        readonly ActiveExtension: {
            /** @description Amount of the next payment, in US cents. */
            readonly nextCents: number;
            /**
             * Format: date
             * @description The day by which it is to be paid.
             */
            readonly nextOn: string;
            /**
             * Format: date
             * @description The day of the last payment. A payment that was being checked at the agreement and was refused since is due then, too, or 10 days after it was refused where that is later.
             */
            readonly lastOn: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * State of a bill
         * @description due: to be paid by its date, or, while a payment plan is kept that it is of, by the days of the plan. pastDue: its date has passed without such a plan, and something of it is open. paid: nothing of it is open.
         * @enum {string}
         */
        readonly BillState: "due" | "pastDue" | "paid";
        /**
         * Bill in a list
         * @description One bill of an account.
         */
        readonly BillSummary: {
            /** @description Names the bill. */
            readonly billId: components["schemas"]["RecordId"];
            /** @description The month in which its period begins, as 2026-10. */
            readonly month: string;
            /**
             * Format: date
             * @description First day of the period.
             */
            readonly periodStart: string;
            /**
             * Format: date
             * @description Last day of the period.
             */
            readonly periodEnd: string;
            /**
             * Format: date
             * @description The day on which the bill was made.
             */
            readonly billDate: string;
            /**
             * Format: date
             * @description The day by which it was to be paid when it was made.
             */
            readonly dueDate: string;
            /**
             * Format: date
             * @description The day by which it is to be paid now: of an open bill of a payment plan that is kept, the day of the plan's next payment; `dueDate` otherwise.
             */
            readonly payBy: string;
            /** @description New charges of the bill, in US cents. */
            readonly amountCents: number;
            /** @description The part of it that is not paid, in US cents. */
            readonly openCents: number;
            readonly state: components["schemas"]["BillState"];
            /** @description True for the last bill of an account that is closed. */
            readonly isFinal: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Bills of an account
         * @description The bills of an account with what is open of them.
         */
        readonly Bills: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description noBills: none was made yet. clear: nothing is open. credit: more was paid than was billed. due and pastDue: something is open. processing: a payment of all that is open is being checked.
             * @enum {string}
             */
            readonly state: "noBills" | "clear" | "credit" | "due" | "pastDue" | "processing";
            /** @description True for an account that has ended: no bill follows the last one. */
            readonly isClosed: boolean;
            /** @description Balance in US cents; below 0 is a credit. */
            readonly balanceCents: number;
            /** @description Amount that can be paid now, in US cents: the balance without payments that are being checked. */
            readonly payableCents: number;
            /** @description Payments that are being checked, in US cents. */
            readonly pendingCents: number;
            /**
             * Format: date
             * @description The day on which the oldest bill that is open is due, or the next payment of a plan: what is being checked only where nothing else is owed. Null where none is.
             */
            readonly dueDate: string | null;
            /** @description The part of the balance whose date has passed, in US cents. */
            readonly pastDueCents: number;
            /**
             * Format: date
             * @description The day on which that was due; null where nothing is past due.
             */
            readonly pastDueSince: string | null;
            /**
             * Format: date
             * @description The day by which what is not past due is to be paid; null where all is, or nothing is owed.
             */
            readonly nextDueDate: string | null;
            /** @description Amount to be paid by that day besides what is past due, in US cents: nothing of bills that are due later, and of a payment plan no more than its next payment. Null where there is no such day. */
            readonly nextDueCents?: number | null;
            /** @description The rest of what can be paid now, in US cents, which is neither past due nor due by that day: bills that are due later, and further payments of a payment plan. */
            readonly laterCents?: number;
            /**
             * Format: date
             * @description The day on which the next bill is to be expected; null for none.
             */
            readonly nextBillOn: string | null;
            /** @description The newest payment, where it was refused after it had been taken; null otherwise. */
            readonly refusedPayment: components["schemas"]["RefusedBillPayment"] | null;
            /** @description The extension that was agreed on; nothing of it counts as past due while it is kept. Null for none. */
            readonly extension: components["schemas"]["ActiveExtension"] | null;
            /** @description The method on file that the customer is most likely to pay with: that of autopay, else the newest that can be used; null for none. */
            readonly preferredMethodId: string | null;
            /** @description The bills, the newest first. */
            readonly bills: readonly components["schemas"]["BillSummary"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Commodity
         * @description The commodity.
         * @enum {string}
         */
        readonly Commodity: "electric" | "gas";
        /**
         * Line of a bill
         * @description One charge or credit.
         */
        readonly BillLine: {
            /**
             * @description Reason for the charge.
             * @example energyCharge
             * @example deliveryUsage
             * @example deliveryMonthly
             * @example grossReceiptsTax
             * @example regulatoryFee
             * @example cityTax
             * @example lateFee
             * @example referralCredit
             * @example budgetBilling
             */
            readonly kind: string;
            /**
             * @description The part of the bill in which it stands.
             * @enum {string}
             */
            readonly section: "supply" | "delivery" | "taxes" | "adjustments";
            /** @description Amount in US cents; below 0 for a credit. */
            readonly amountCents: number;
            /** @description Quantity that was used, where the line depends on it. */
            readonly quantity: number | null;
            /**
             * @description Unit of the quantity.
             * @enum {string|null}
             */
            readonly unit: "kWh" | "therms" | null;
            /** @description Cents for one unit, to a tenth of a cent. */
            readonly unitPrice: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Bill
         * @description One bill, line by line.
         */
        readonly Bill: {
            /** @description Names the bill. */
            readonly billId: components["schemas"]["RecordId"];
            /** @description The month in which its period begins, as 2026-10. */
            readonly month: string;
            readonly accountNumber: components["schemas"]["AccountNumber"];
            readonly commodity: components["schemas"]["Commodity"];
            /**
             * Format: date
             * @description First day of the period.
             */
            readonly periodStart: string;
            /**
             * Format: date
             * @description Last day of the period.
             */
            readonly periodEnd: string;
            /** @description Number of days. */
            readonly daysInCycle: number;
            /**
             * Format: date
             * @description The day on which the bill was made.
             */
            readonly billDate: string;
            /**
             * Format: date
             * @description The day by which it was to be paid when it was made.
             */
            readonly dueDate: string;
            /**
             * Format: date
             * @description The day by which it is to be paid now: while `isOfPlan`, the day of the plan's next payment; `dueDate` otherwise.
             */
            readonly payBy: string;
            /** @description True for an open bill of a payment plan that is kept. */
            readonly isOfPlan: boolean;
            /** @description New charges, in US cents: the sum of the lines. */
            readonly amountCents: number;
            /** @description The part of it that is not paid, in US cents. */
            readonly openCents: number;
            /** @description The part of that which can be paid now, in US cents: payments that are being checked pay the oldest bills first, or beside a payment plan what is due first. */
            readonly payableCents: number;
            readonly state: components["schemas"]["BillState"];
            /**
             * Format: date
             * @description The day on which autopay, or a last payment of it that could no longer be stopped, pays all that is open of it; null where none comes, or it pays nothing of it, less, or only after the day by which it is to be paid.
             */
            readonly paidByAutopayOn: string | null;
            /** @description True for the last bill of an account that is closed. */
            readonly isFinal: boolean;
            /** @description Open from earlier bills when this one was made, in US cents; below 0 is a credit. */
            readonly previousBalanceCents: number;
            /** @description Due with this bill: what was open and the new charges, in US cents. */
            readonly totalCents: number;
            /** @description Usage of the period. */
            readonly consumed: number;
            /**
             * @description Unit of the usage.
             * @enum {string}
             */
            readonly unit: "kWh" | "therms";
            /** @description The new charges in the order of the bill. */
            readonly lines: readonly components["schemas"]["BillLine"][];
            /** @description Address of its PDF, below the org's own address; null where there is none. */
            readonly documentPath: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Payment of bills
         * @description The amount to pay, and the way: a method on file, or a token of the hosted fields. The amount is never a matter of the caller alone: the balance that was shown must still be the one there is.
         */
        readonly BillPaymentInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description All that can be paid, only what is past due, or another amount.
             * @enum {string}
             */
            readonly pays: "balance" | "pastDue" | "other";
            /** @description For `other`: US dollars, with two decimals at most. */
            readonly otherAmount?: number;
            /** @description Amount that could be paid when the customer was asked, in US cents: `payableCents` of the bills. */
            readonly balanceCents: number;
            /** @description Needed with `pastDue`: the amount that was past due when the customer was asked, in US cents, `pastDueCents` of the bills. Another bill may be late by the next day, and the balance is the same. */
            readonly pastDueCents?: number;
            /**
             * @description Card or bank account; needed with a token.
             * @enum {string}
             */
            readonly method?: "card" | "bank";
            /** @description A method on file. */
            readonly paymentMethodId?: string;
            readonly paymentToken?: components["schemas"]["PaymentToken"];
            /** @description True keeps the card or bank account behind the token on file; the customer is told by e-mail. */
            readonly keepMethod?: boolean;
            /** @description Language of the receipt. */
            readonly language: components["schemas"]["Language"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Payment of bills
         * @description One payment of an account.
         */
        readonly BillPayment: {
            /** @description Names the payment; null where none was received. */
            readonly paymentId: string | null;
            /**
             * @description notReceived: no payment of this key came through, and nothing was charged.
             * @enum {string}
             */
            readonly state: "succeeded" | "pending" | "failed" | "notReceived";
            /** @description Number to keep; null until it is paid. */
            readonly confirmationNumber: string | null;
            /** @description Amount in US cents; null where none was received. */
            readonly amountCents: number | null;
            /**
             * @description Currency of the amount.
             * @example USD
             */
            readonly currency: string;
            /**
             * Format: date-time
             * @description The time at which the customer paid.
             */
            readonly takenAt: string | null;
            /**
             * Format: date-time
             * @description The time at which it was paid; null until then.
             */
            readonly paidAt: string | null;
            /** @description True for a payment of autopay. */
            readonly isAutomatic: boolean;
            /**
             * @description Card or bank account.
             * @enum {string|null}
             */
            readonly method: "card" | "bank" | null;
            /** @description Brand of the card, or name of the bank. */
            readonly brandName: string | null;
            /** @description Last four digits. */
            readonly lastFour: string | null;
            /** @description Reason of the refusal; null where it was not, or where nobody tells. */
            readonly declineReason: components["schemas"]["DeclineReason"] | null;
            /** @description Balance of the account after it, in US cents; below 0 is a credit, null where it is not paid. */
            readonly balanceCents: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Payments of an account
         * @description The payments of an account.
         */
        readonly BillPayments: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The payments of two years, the newest first. */
            readonly payments: readonly components["schemas"]["BillPayment"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Instalment
         * @description One payment of an extension.
         */
        readonly Instalment: {
            /**
             * Format: date
             * @description The day by which it is to be paid.
             */
            readonly dueOn: string;
            /** @description Amount in US cents. */
            readonly amountCents: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Way to pay later
         * @description One way in which the balance can be paid later.
         */
        readonly ExtensionChoice: {
            /**
             * @description All at once on a later day, or in two or three payments.
             * @enum {string}
             */
            readonly choice: "later" | "two" | "three";
            /** @description The number of payments. */
            readonly count: number;
            /** @description The first payment, in US cents. */
            readonly firstCents: number;
            /**
             * Format: date
             * @description The day of the first payment.
             */
            readonly firstOn: string;
            /**
             * Format: date
             * @description The day of the last payment.
             */
            readonly lastOn: string;
            /** @description The payments in order. */
            readonly instalments: readonly components["schemas"]["Instalment"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Payment extension
         * @description The ways in which an account can pay later, if any.
         */
        readonly PaymentExtension: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description possible: one of the choices can be taken. running: one was taken. The others say why none can be: nothing is open, too little is, there was one not long ago, autopay pays, the account has ended.
             * @enum {string}
             */
            readonly state: "possible" | "running" | "nothingDue" | "tooLittle" | "usedRecently" | "autopayOn" | "accountClosed";
            /** @description Balance that is paid later, in US cents. */
            readonly balanceCents: number;
            /**
             * Format: date
             * @description The day from which another extension is possible, after a recent one; null otherwise.
             */
            readonly possibleFrom: string | null;
            /** @description The ways to pay later; none where it is not possible. */
            readonly choices: readonly components["schemas"]["ExtensionChoice"][];
            /** @description The extension that runs; null for none. */
            readonly active: components["schemas"]["ActiveExtension"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Terms of an extension
         * @description The terms that the customer agrees to, with every day and amount.
         */
        readonly ExtensionTerms: {
            /** @description The title. */
            readonly title: string;
            /** @description The text. */
            readonly paragraphs: readonly string[];
            /** @description Names the days, amounts and words of this text, in whichever language: another one as soon as any of them changes. Whoever agrees sends it back. */
            readonly termsVersion: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New extension
         * @description The way that was chosen, and the balance and terms that were shown.
         */
        readonly ExtensionInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description The way to pay later.
             * @enum {string}
             */
            readonly choice: "later" | "two" | "three";
            /** @description The balance that was shown, in US cents. */
            readonly balanceCents: number;
            /** @description The termsVersion of the terms that were shown. */
            readonly termsVersion: string;
            /**
             * @description True when the customer agrees to the terms.
             * @constant
             */
            readonly agreed: true;
            readonly language: components["schemas"]["Language"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Budget billing that runs
         * @description The amount that an account pays each month, and how far it is from its usage.
         */
        readonly ActiveBudgetBilling: {
            /** @description Amount of each bill, in US cents. */
            readonly monthlyCents: number;
            /**
             * Format: date
             * @description The day of the first bill with this amount.
             */
            readonly startsOn: string;
            /**
             * Format: date
             * @description The day from which the amount is worked out anew each year.
             */
            readonly reviewOn: string;
            /** @description The part of the bills since then that is not for usage, in US cents: above 0 was paid ahead, below 0 is still to be paid. */
            readonly differenceCents: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Budget billing
         * @description The same amount each month in place of what each month costs, if an account can have it.
         */
        readonly BudgetBilling: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description possible: it can be agreed on. running: it was. The others say why it cannot be: too few bills to know what is usual, something is past due, the account has ended.
             * @enum {string}
             */
            readonly state: "possible" | "running" | "tooFewBills" | "pastDue" | "accountClosed";
            /** @description The number of bills that the amount is worked out from, a year of them at most. */
            readonly billCount: number;
            /** @description Amount that each bill would have, in US cents: the average, up to the next whole dollar. Null where it is not possible. */
            readonly monthlyCents: number | null;
            /** @description Average of those bills, in US cents. */
            readonly averageCents: number;
            /** @description The lowest of those bills, in US cents. */
            readonly lowestCents: number;
            /** @description The highest of those bills, in US cents. */
            readonly highestCents: number;
            /**
             * Format: date
             * @description The day of the first bill that would have this amount; null where none is to come.
             */
            readonly startsOn: string | null;
            /**
             * Format: date
             * @description The day from which the amount would be worked out anew, a year later; null where none is to come.
             */
            readonly reviewOn: string | null;
            /** @description The amount that was agreed on; null for none. */
            readonly active: components["schemas"]["ActiveBudgetBilling"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Terms of budget billing
         * @description The terms that the customer agrees to, with the amount and the days.
         */
        readonly BudgetBillingTerms: {
            /** @description The title. */
            readonly title: string;
            /** @description The text. */
            readonly paragraphs: readonly string[];
            /** @description Names the amount, the day and the words of this text, in whichever language: another one as soon as any of them changes. Whoever agrees sends it back. */
            readonly termsVersion: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Agreement on budget billing
         * @description The amount and terms that were shown, and the consent to them.
         */
        readonly BudgetBillingInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description Amount that was shown, in US cents. */
            readonly monthlyCents: number;
            /** @description The termsVersion of the terms that were shown. */
            readonly termsVersion: string;
            /**
             * @description True when the customer agrees to the terms.
             * @constant
             */
            readonly agreed: true;
            readonly language: components["schemas"]["Language"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * End of budget billing
         * @description The account that pays for its usage again.
         */
        readonly BudgetBillingEnd: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Referred friend
         * @description A friend who was given the code.
         */
        readonly ReferredFriend: {
            /** @description Names the entry. */
            readonly id: string;
            /** @description First name and the first letter of the last one. */
            readonly name: string;
            /**
             * Format: date
             * @description The day of the last change.
             */
            readonly since: string;
            /**
             * @description signedUp: the friend chose a plan. started: the service runs. rewarded: the credit is on a bill. cancelled: there is no credit, as no service began, it ended within a month, the e-mail address of the order is of somebody who had service before, or the service of another friend, or of who gave the code, ran at the home when this one began; of the last two nothing is told before service begins.
             * @enum {string}
             */
            readonly status: "signedUp" | "started" | "rewarded" | "cancelled";
            /** @description The credit for this friend, in US cents. */
            readonly rewardCents: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Referrals
         * @description The code of a customer, what it brings, and who used it.
         */
        readonly Referrals: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The code that a friend types. No two accounts have one, and it has no digits of the account's number. */
            readonly code: string;
            /**
             * Format: uri
             * @description The page on which a friend chooses a plan; the code is filled in when enrolling.
             */
            readonly link: string;
            /** @description Credit of the customer for each friend, in US cents. */
            readonly rewardCents: number;
            /** @description Credit of the friend, in US cents. */
            readonly friendRewardCents: number;
            /** @description All credits so far, in US cents. */
            readonly earnedCents: number;
            /** @description The friends who used the code, the newest first. */
            readonly friends: readonly components["schemas"]["ReferredFriend"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * End of service
         * @description The way out of an account, and the end that was asked for.
         */
        readonly MoveOut: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description possible: an end can be asked for. requested: one was. accountClosed: the account has ended.
             * @enum {string}
             */
            readonly state: "possible" | "requested" | "accountClosed";
            /** @description The address that is left. */
            readonly serviceAddress: string | null;
            /**
             * Format: date
             * @description The first day on which service can end, three business days on.
             */
            readonly earliestOn: string;
            /**
             * Format: date
             * @description The last one, 90 days on.
             */
            readonly latestOn: string;
            /** @description The fee for leaving before the term ends, in US cents; 0 for who moves. */
            readonly cancellationFeeCents: number;
            /**
             * Format: date
             * @description The last day of service; null while none was asked for.
             */
            readonly endsOn: string | null;
            /**
             * @description The way of the final bill; null while no end was asked for.
             * @enum {string|null}
             */
            readonly finalBillBy: "email" | "mail" | null;
            /**
             * Format: date
             * @description The day by which the final bill comes.
             */
            readonly finalBillOn: string | null;
            /** @description The ZIP code of the address from then on; null while no end was asked for. */
            readonly newZipCode: string | null;
            /** @description The plan that runs here, to be taken along; null where none runs, or it is not sold any more. */
            readonly planId: string | null;
            /** @description Its name. */
            readonly planName: string | null;
            /** @description The plan of a change that is under way here, which is withdrawn as soon as an end is asked for; null where none is. */
            readonly pendingPlanName: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * End of service that is asked for
         * @description The last day, and the address from then on.
         */
        readonly MoveOutInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * Format: date
             * @description The last day of service.
             */
            readonly endsOn: string;
            /** @description Street and number of the new address. */
            readonly street: string;
            /** @description Its city. */
            readonly city: string;
            /** @description Its state. */
            readonly state: string;
            /** @description Its ZIP code. */
            readonly zip: string;
            /**
             * @description The way of the final bill.
             * @enum {string}
             */
            readonly finalBillBy: "email" | "mail";
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Move that is asked for
         * @description The last day at the old home, and the new home, to which the plan goes along.
         */
        readonly MoveInput: {
            /** @description The account of the old home. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * Format: date
             * @description The last day of service at the old home.
             */
            readonly endsOn: string;
            /**
             * Format: date
             * @description The first day of service at the new home; the last one at the old home unless stated.
             */
            readonly startsOn?: string;
            /** @description Street and number of the new home. */
            readonly street: string;
            /** @description Its apartment. */
            readonly unit?: string;
            /** @description Its city. */
            readonly city: string;
            /** @description Its state. */
            readonly state: string;
            /** @description Its ZIP code. */
            readonly zipCode: string;
            /** @description The number of its meter, where it is known. */
            readonly esiid?: string;
            /**
             * @description Agreement to the terms of the plan at the new home.
             * @constant
             */
            readonly acceptTerms: true;
            /** @description The termsVersion of the plan at the new home as the customer was shown it. */
            readonly termsVersion: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Enrolment receipt
         * @description The enrolment is on its way.
         */
        readonly EnrollmentReceipt: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description Confirmation number or enrolment ID. */
            readonly confirmationNumber: string;
            /**
             * @description Stage of the enrolment.
             * @enum {string}
             */
            readonly stage: "submission" | "processing" | "complete";
            /**
             * Format: date
             * @description Start date that was asked for.
             */
            readonly requestedStartDate: string;
            /** @description Deposit that is required, in US cents; null for none. */
            readonly depositAmountCents: number | null;
            /** @description The next steps of the customer, in this order. */
            readonly nextSteps: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Move
         * @description The end at the old home, and the enrolment at the new one.
         */
        readonly Move: {
            readonly moveOut: components["schemas"]["MoveOut"];
            readonly enrollment: components["schemas"]["EnrollmentReceipt"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Point of a map
         * @description A place on earth, in degrees.
         */
        readonly MapPoint: {
            /** @description Degrees north of the equator. */
            readonly latitude: number;
            /** @description Degrees east of Greenwich. */
            readonly longitude: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Outage
         * @description A place without power, and how the repair stands.
         */
        readonly Outage: {
            /** @description Id of the outage. */
            readonly outageId: string;
            /** @description The part of the town. */
            readonly area: string;
            /**
             * @description reported: known, and being looked at. crewAssigned: a crew is on its way. crewOnSite: it is at work. restored: power is back.
             * @enum {string}
             */
            readonly state: "reported" | "crewAssigned" | "crewOnSite" | "restored";
            /**
             * @description The reason, as far as it is known.
             * @enum {string}
             */
            readonly cause: "unknown" | "weather" | "equipment" | "planned";
            /** @description Meters without power. */
            readonly customersAffected: number;
            /**
             * Format: date-time
             * @description The moment it began.
             */
            readonly startedAt: string;
            /**
             * Format: date-time
             * @description The moment by which the utility expects power back; null while it does not know.
             */
            readonly restorationAt: string | null;
            /** @description Its middle, in degrees north. */
            readonly latitude: number;
            /** @description Its middle, in degrees east. */
            readonly longitude: number;
            /** @description The area without power; null where it is one place. */
            readonly outline: readonly components["schemas"]["MapPoint"][] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Feature of a map
         * @description What helps to find the way on a map, beside what it is about.
         */
        readonly MapFeature: {
            /**
             * @description road: a highway. water: a river or lake. place: a town or a part of one, of one point.
             * @enum {string}
             */
            readonly kind: "road" | "water" | "place";
            /** @description Its name. */
            readonly name: string;
            /** @description Its points, one after the other. */
            readonly line: readonly components["schemas"]["MapPoint"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Outages around a zip code
         * @description The outages, the utility that repairs them, and a map to draw.
         */
        readonly OutageMap: {
            readonly zipCode: components["schemas"]["ZipCode"];
            /** @description False where we know of no outages because nobody tells us. */
            readonly isServed: boolean;
            /** @description The town. */
            readonly city: string | null;
            /** @description The utility that owns the wires. */
            readonly utilityName: string | null;
            /** @description Its number for outages, day and night. */
            readonly utilityPhone: string | null;
            /**
             * Format: date-time
             * @description The moment that all of this was true.
             */
            readonly updatedAt: string;
            /** @description The outages, the largest first. */
            readonly outages: readonly components["schemas"]["Outage"][];
            /** @description Roads, rivers and places. */
            readonly features: readonly components["schemas"]["MapFeature"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Power at an address
         * @description Whether the service address of an account has power, as far as the utility knows.
         */
        readonly AddressOutage: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The commodity of the account. gas: nothing is told of power, and no report is taken. */
            readonly commodity: components["schemas"]["Commodity"];
            /** @description The address. */
            readonly serviceAddress: string | null;
            /** @description Its zip code. */
            readonly zipCode: string | null;
            /**
             * @description none: no outage is known. accountClosed: the account has ended. The others: those of the outage at the address.
             * @enum {string}
             */
            readonly state: "none" | "reported" | "crewAssigned" | "crewOnSite" | "restored" | "accountClosed";
            /** @description The outage at the address. */
            readonly outageId: string | null;
            /**
             * Format: date-time
             * @description The moment it began.
             */
            readonly since: string | null;
            /**
             * Format: date-time
             * @description The moment by which power is expected back.
             */
            readonly restorationAt: string | null;
            /**
             * Format: date-time
             * @description The moment of the customer's own report.
             */
            readonly reportedAt: string | null;
            /** @description Number of that report. */
            readonly reportNumber: string | null;
            /**
             * @description any: a report of any problem is taken now. worse: the last one is less than an hour old, and only a more dangerous problem is taken. none: no report is taken; the account has ended or is one of gas, or the last one told of a wire less than an hour ago.
             * @enum {string}
             */
            readonly reportsTaken: "any" | "worse" | "none";
            /** @description True while the customer gets an e-mail at each change. */
            readonly isFollowed: boolean;
            /** @description The utility that owns the wires; for gas, the pipes. */
            readonly utilityName: string | null;
            /** @description Its number for emergencies, day and night. */
            readonly utilityPhone: string | null;
            /** @description The place of the address, in degrees north; null where it is not known. */
            readonly latitude?: number | null;
            /** @description The place of the address, in degrees east; null where it is not known. */
            readonly longitude?: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Report of an outage
         * @description What a customer sees at the address.
         */
        readonly OutageReport: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description wireDown: a wire hangs or lies. allOut: no power at all. partOut: in some rooms. flickering: lights flicker. Each is more dangerous than the next.
             * @enum {string}
             */
            readonly problem: "allOut" | "partOut" | "flickering" | "wireDown";
            /**
             * @description Whether neighbors are without power, too.
             * @enum {string}
             */
            readonly neighbors: "yes" | "no" | "unknown";
            /** @description What else the crew should know. */
            readonly details?: string;
            /** @description True to get an e-mail at each change; false to get none from now on. */
            readonly follow: boolean;
            readonly language: components["schemas"]["Language"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Following an outage
         * @description Whether a customer wants to hear of it.
         */
        readonly OutageFollowing: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description True to get an e-mail at each change; false to get none. */
            readonly follow: boolean;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * @description The subject of an answer, or of a call.
         * @enum {string}
         */
        readonly HelpTopic: "bills" | "payments" | "plans" | "usage" | "enrollment" | "moving" | "outages" | "account";
        /** @description Language of the help, as browsers name it. Any may be asked for; it is in English where the org has none in it. */
        readonly HelpLanguage: string;
        /** @description Name of an article, as it stands in addresses. */
        readonly HelpArticleId: string;
        /**
         * Article in a list
         * @description A question that customers have, and the answer in one sentence.
         */
        readonly HelpArticleSummary: {
            readonly articleId: components["schemas"]["HelpArticleId"];
            readonly topic: components["schemas"]["HelpTopic"];
            /** @description The question. */
            readonly title: string;
            /** @description The answer in one sentence. */
            readonly summary: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Articles
         * @description The articles about a subject, or with certain words.
         */
        readonly HelpArticles: {
            /** @description The language that they are written in. */
            readonly language: components["schemas"]["HelpLanguage"];
            /** @description Those that fit best first; without words in the order in which customers ask. None where none fits. */
            readonly articles: readonly components["schemas"]["HelpArticleSummary"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Article
         * @description A question and its whole answer.
         */
        readonly HelpArticle: {
            /** @description The language that it is written in. */
            readonly language: components["schemas"]["HelpLanguage"];
            readonly articleId: components["schemas"]["HelpArticleId"];
            readonly topic: components["schemas"]["HelpTopic"];
            /** @description The question. */
            readonly title: string;
            /** @description The answer in one sentence. */
            readonly summary: string;
            /** @description The whole answer, as HTML of paragraphs, lists and emphasis. */
            readonly body: string;
            /**
             * Format: date
             * @description The day of the last change.
             */
            readonly updatedOn: string;
            /** @description Articles that others read next; none where there are none. */
            readonly related: readonly components["schemas"]["HelpArticleSummary"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Language that is spoken on the phone.
         * @enum {string}
         */
        readonly CallLanguage: "en" | "es" | "vi";
        /** @description A time of the day where the customer lives, as 08:00. */
        readonly TimeOfDay: string;
        /**
         * Call that is to come
         * @description Day, time and what about.
         */
        readonly BookedCall: {
            /** @description Name of the call. */
            readonly callId: string;
            readonly topic: components["schemas"]["HelpTopic"];
            readonly language: components["schemas"]["CallLanguage"];
            /**
             * Format: date
             * @description The day.
             */
            readonly on: string;
            readonly startsAt: components["schemas"]["TimeOfDay"];
            readonly endsAt: components["schemas"]["TimeOfDay"];
            /** @description The number that is called. */
            readonly phone: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Call back
         * @description A call that the customer has asked for, or that one can be.
         */
        readonly CallBack: {
            /**
             * @description open: a call can be asked for. booked: one is to come.
             * @enum {string}
             */
            readonly state: "open" | "booked";
            /** @description The call that is to come; null where there is none. */
            readonly call: components["schemas"]["BookedCall"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Name of a time. */
        readonly CallSlotId: string;
        /**
         * Time for a call
         * @description A time at which somebody can call.
         */
        readonly CallTime: {
            readonly slotId: components["schemas"]["CallSlotId"];
            /**
             * Format: date
             * @description The day.
             */
            readonly on: string;
            /** @description When somebody calls at the earliest. */
            readonly startsAt: components["schemas"]["TimeOfDay"];
            /** @description When somebody calls at the latest. */
            readonly endsAt: components["schemas"]["TimeOfDay"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Times for a call
         * @description The times that are free, in the hours of those who speak the language.
         */
        readonly CallTimes: {
            readonly language: components["schemas"]["CallLanguage"];
            /** @description In order; none where all are taken. */
            readonly times: readonly components["schemas"]["CallTime"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Call that is asked for
         * @description What about, when, and at which number.
         */
        readonly CallBackInput: {
            readonly topic: components["schemas"]["HelpTopic"];
            readonly language: components["schemas"]["CallLanguage"];
            readonly slotId: components["schemas"]["CallSlotId"];
            /** @description The number that is called. */
            readonly phone: string;
            /** @description What the call is about in the customer's own words. */
            readonly note?: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Call that is called off
         * @description Which call.
         */
        readonly CallBackCancellation: {
            /** @description Name of the call. */
            readonly callId: string;
        };
        /**
         * @description meterCheck: the meter may be wrong. voltage: lights flicker or something hums. connection: a line to the house is connected, moved or made stronger.
         * @enum {string}
         */
        readonly VisitKind: "meterCheck" | "voltage" | "connection";
        /**
         * Booked visit
         * @description Day, time and what for.
         */
        readonly BookedVisit: {
            /** @description Name of the visit. */
            readonly visitId: string;
            readonly kind: components["schemas"]["VisitKind"];
            /**
             * Format: date
             * @description The day.
             */
            readonly on: string;
            readonly startsAt: components["schemas"]["TimeOfDay"];
            readonly endsAt: components["schemas"]["TimeOfDay"];
            /** @description The number that is called on the way. */
            readonly phone: string;
            /** @description Somebody opens the door. */
            readonly someoneHome: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Visit of the utility
         * @description A visit that was booked, or that none was.
         */
        readonly Visit: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * @description open: a visit can be booked. booked: one is. accountClosed: the account has ended.
             * @enum {string}
             */
            readonly state: "open" | "booked" | "accountClosed";
            /** @description The address that somebody comes to. */
            readonly serviceAddress: string | null;
            /** @description The booked visit; null where there is none. */
            readonly visit: components["schemas"]["BookedVisit"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Name of a time. */
        readonly VisitSlotId: string;
        /**
         * Free time
         * @description A time at which the utility can come.
         */
        readonly VisitSlot: {
            readonly slotId: components["schemas"]["VisitSlotId"];
            /**
             * Format: date
             * @description The day.
             */
            readonly on: string;
            /** @description When somebody comes at the earliest. */
            readonly startsAt: components["schemas"]["TimeOfDay"];
            /** @description When somebody comes at the latest. */
            readonly endsAt: components["schemas"]["TimeOfDay"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Free times
         * @description The times that are free for one kind of visit.
         */
        readonly VisitSlots: {
            readonly kind: components["schemas"]["VisitKind"];
            /** @description In order; none where all are taken. */
            readonly slots: readonly components["schemas"]["VisitSlot"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Visit that is booked
         * @description What for, when, and how to get to the meter.
         */
        readonly VisitInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            readonly kind: components["schemas"]["VisitKind"];
            readonly slotId: components["schemas"]["VisitSlotId"];
            /** @description The number that is called on the way. */
            readonly phone: string;
            /** @description Somebody opens the door. */
            readonly someoneHome: boolean;
            /** @description What opens a gate on the way to the meter. */
            readonly gateCode?: string;
            /** @description What else the utility should know. */
            readonly note?: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        /**
         * Visit that is called off
         * @description Which visit.
         */
        readonly VisitCancellation: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description Name of the visit. */
            readonly visitId: string;
        };
        /**
         * Address that is searched for
         * @description The beginning of an address, as it was typed.
         */
        readonly AddressRequest: {
            /** @description Number and street so far. */
            readonly text: string;
            /** @description Only addresses of this ZIP code. */
            readonly zipCode?: string;
        };
        /**
         * Suggested address
         * @description An address with a meter.
         */
        readonly SuggestedAddress: {
            /** @description The whole address in one line. */
            readonly line: string;
            /** @description Number and street. */
            readonly street: string;
            /** @description The apartment; null for a house of its own. */
            readonly unit: string | null;
            /** @description The city. */
            readonly city: string;
            /** @description The state, in two letters. */
            readonly state: string;
            /** @description The ZIP code. */
            readonly zipCode: string;
            /** @description The number of its meter. */
            readonly esiid: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Suggested addresses
         * @description Addresses with a meter that begin in this way.
         */
        readonly AddressSuggestions: {
            /** @description The best first, ten at most; none where nothing fits. */
            readonly addresses: readonly components["schemas"]["SuggestedAddress"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Communication preferences
         * @description The ways in which an account gets bills and alerts.
         */
        readonly CommunicationPreferences: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description True when bills come without paper. */
            readonly isPaperless: boolean;
            /**
             * Format: email
             * @description The address for paperless bills.
             */
            readonly paperlessEmail: string | null;
            /**
             * @description awaitingConfirmation: a text was sent, and the customer has not answered it yet.
             * @enum {string}
             */
            readonly smsState: "off" | "awaitingConfirmation" | "on";
            /** @description Phone that gets alerts, with only its end shown. */
            readonly smsPhone: string | null;
            /** @description Another phone that was sent a text and has not answered yet, with only its end shown; until it has, smsPhone goes on to get alerts. Null for none. */
            readonly smsNewPhone: string | null;
            /** @description A phone in full, for the form in which its customer changes alerts: the one that was chosen last, or smsPhone once smsConfirmationDueAt has passed without an answer; null for none. */
            readonly alertPhone: string | null;
            /** @description Alerts that are on. */
            readonly smsAlerts: readonly string[];
            /**
             * Format: date-time
             * @description Until when the text to confirm should have arrived; null once that time has passed, and where neither smsPhone nor another phone is asked to answer.
             */
            readonly smsConfirmationDueAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Paperless billing
         * @description True when bills come without paper.
         */
        readonly PaperlessInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description Bills come by e-mail, not on paper. */
            readonly enabled: boolean;
            /** @description Version of the consent that was shown. */
            readonly consentVersion: string;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Text alerts
         * @description The phone, the alerts, and the consent to get texts.
         */
        readonly SmsAlertsInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description Mobile phone. Checked by the org, so that its message is the one of the requirement. */
            readonly mobilePhone: string;
            /** @description Alerts that are wanted. */
            readonly alerts: readonly ("billReady" | "paymentDue" | "paymentReceived" | "enrollment" | "documents")[];
            /**
             * @description The customer ticked the box, which was not ticked before.
             * @constant
             */
            readonly consent: true;
            /** @description Version of the consent that was shown. */
            readonly consentVersion: string;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Change of text alerts
         * @description The account whose alerts are stopped, or whose text is sent again.
         */
        readonly SmsAlertsChange: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
        };
        /**
         * Authorized user
         * @description Somebody beside the customer who may ask about an account and manage it.
         */
        readonly AuthorizedUser: {
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name. */
            readonly lastName: string;
            /** @description The address that proves who writes. */
            readonly email: string;
            /** @description Ten digits. */
            readonly mobilePhone: string | null;
            /**
             * @description The person's relation to the customer.
             * @enum {string}
             */
            readonly relationship: "family" | "roommate" | "landlord" | "caregiver" | "other";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Authorized users
         * @description People who may speak for an account, in the order in which they were given.
         */
        readonly AuthorizedUsers: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The people. */
            readonly users: readonly components["schemas"]["AuthorizedUser"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Authorized user to be
         * @description Somebody who may ask about an account and manage it.
         */
        readonly AuthorizedUserInput: {
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name. */
            readonly lastName: string;
            /** @description Address. Checked by the org, so that its message is the one of the requirement. */
            readonly email: string;
            /** @description Mobile phone. Checked by the org, too. */
            readonly mobilePhone?: string;
            /**
             * @description The person's relation to the customer.
             * @enum {string}
             */
            readonly relationship: "family" | "roommate" | "landlord" | "caregiver" | "other";
        };
        /**
         * List of authorized users
         * @description The account, everybody who may speak for it from now on, and everybody whom the customer saw before.
         */
        readonly AuthorizedUsersInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The people whom the customer saw and changed, so that nobody who was removed meanwhile comes back. */
            readonly previousUsers: readonly components["schemas"]["AuthorizedUserInput"][];
            /** @description The people. None takes everybody's right away. */
            readonly users: readonly components["schemas"]["AuthorizedUserInput"][];
            /** @description Present password, so that a page that was left open lets nobody in. */
            readonly currentPassword: string;
        };
        /**
         * Document type
         * @description A type of document and what makes one acceptable. The rules are codes, whose texts the portal has in both languages.
         */
        readonly DocumentType: {
            /**
             * @description The type.
             * @example governmentId
             * @example utilityBill
             * @example lease
             * @example deed
             * @example mortgage
             * @example homeLoan
             * @example propertyTax
             * @example insurancePolicy
             * @example landlordAffidavit
             * @example vehicleRegistration
             * @example certificateOfOccupancy
             * @example closingDocuments
             * @example newOccupancyStatement
             * @example multiFactorDocument
             */
            readonly type: string;
            /** @description The facts that the document must show. */
            readonly rules: readonly string[];
            /** @description Formats that are accepted. */
            readonly formats: readonly string[];
            /** @description Largest size in bytes. */
            readonly maxBytes: number;
            /** @description Oldest date of issue, in days; null for any. */
            readonly maxAgeDays: number | null;
            /** @description Fewest pages or pictures. */
            readonly minPages: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Document types
         * @description The types that can be uploaded.
         */
        readonly DocumentTypes: {
            /** @description The types. */
            readonly types: readonly components["schemas"]["DocumentType"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Uploaded document
         * @description A document that was handed in.
         */
        readonly UploadedDocument: {
            /** @description Names the document. */
            readonly documentId: string;
            /** @description Id of the file, as opaque text. */
            readonly fileId: string;
            /**
             * @description Type that was chosen.
             * @example governmentId
             * @example utilityBill
             * @example lease
             * @example deed
             * @example mortgage
             * @example homeLoan
             * @example propertyTax
             * @example insurancePolicy
             * @example landlordAffidavit
             * @example vehicleRegistration
             * @example certificateOfOccupancy
             * @example closingDocuments
             * @example newOccupancyStatement
             * @example multiFactorDocument
             */
            readonly documentType: string;
            /** @description Name of the file. */
            readonly fileName: string;
            /** @description Size in bytes. */
            readonly sizeBytes: number;
            /**
             * @description quarantined: being scanned. clean: scanned, waits for the reviewer. infected, refused: another one is needed. accepted: done.
             * @enum {string}
             */
            readonly state: "quarantined" | "clean" | "infected" | "refused" | "accepted";
            /**
             * @description Why it was refused.
             * @example unreadable
             * @example wrongType
             * @example tooOld
             * @example nameDiffers
             * @example addressDiffers
             * @example incomplete
             * @example infected
             */
            readonly reason: string | null;
            /**
             * Format: date-time
             * @description The time of the upload.
             */
            readonly uploadedAt: string;
            /**
             * Format: date-time
             * @description The time by which the reviewer answers.
             */
            readonly answerDueAt: string | null;
            /** @description The document that it replaces; null for none. */
            readonly replacesDocumentId: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Required document
         * @description One thing to be shown, by any one of several types of documents.
         */
        readonly RequiredDocument: {
            /** @description Names the requirement. */
            readonly requirementId: string;
            /**
             * @description The purpose of the document.
             * @example identity
             * @example occupancy
             * @example switchHold
             * @example balance
             * @example multiFactor
             */
            readonly purpose: string;
            /** @description Types of which one is enough. */
            readonly acceptedTypes: readonly string[];
            /**
             * @description State of the newest document; missing when there is none.
             * @enum {string}
             */
            readonly state: "missing" | "quarantined" | "clean" | "infected" | "refused" | "accepted";
            /** @description The uploads, the newest first. */
            readonly documents: readonly components["schemas"]["UploadedDocument"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Required documents
         * @description The documents that an order needs, and the answers about balance and switch hold.
         */
        readonly RequiredDocuments: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description The documents that are needed. */
            readonly requirements: readonly components["schemas"]["RequiredDocument"][];
            /** @description True when all of it has been handed in. */
            readonly isComplete: boolean;
            /**
             * Format: date-time
             * @description The time of the customer's submission.
             */
            readonly submittedAt: string | null;
            /**
             * Format: date-time
             * @description The time by which we answer.
             */
            readonly answerDueAt: string | null;
            /**
             * @description settled, unsettled: what the customer answered. resolved: confirmed by the previous provider.
             * @enum {string}
             */
            readonly balanceState: "notApplicable" | "unanswered" | "settled" | "unsettled" | "resolved";
            /**
             * @description removed, standing: what the customer answered. resolved: confirmed by the utility.
             * @enum {string}
             */
            readonly switchHoldState: "notApplicable" | "unanswered" | "removed" | "standing" | "resolved";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Document
         * @description A file that was uploaded before through the record interface, and what it is. Bytes never travel here.
         */
        readonly DocumentInput: {
            /** @description The order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description The requirement that it is for. */
            readonly requirementId?: string;
            /**
             * @description Type of the document. Left out, the answer is the message of the requirement.
             * @enum {string}
             */
            readonly documentType?: "governmentId" | "utilityBill" | "lease" | "deed" | "mortgage" | "homeLoan" | "propertyTax" | "insurancePolicy" | "landlordAffidavit" | "vehicleRegistration" | "certificateOfOccupancy" | "closingDocuments" | "newOccupancyStatement" | "multiFactorDocument";
            /** @description Id of the file, out of the answer to the upload. */
            readonly fileId: string;
            /** @description A refused document that this one replaces. */
            readonly replacesDocumentId?: string;
        };
        /**
         * Removal of a document
         * @description A document that was handed in by mistake.
         */
        readonly DocumentRemoval: {
            /** @description The order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description The document. */
            readonly documentId: string;
        };
        /**
         * Submission of documents
         * @description The customer has handed in everything.
         */
        readonly DocumentSubmission: {
            /** @description The order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description The answer about the outstanding balance. Needed where there is one; left out or null, the answer is the message of the requirement. */
            readonly balanceSettled?: boolean | null;
            /** @description The answer about the switch hold of the previous provider. Needed where there is one. */
            readonly switchHoldRemoved?: boolean | null;
        };
        /**
         * Balance answer
         * @description The answer about the outstanding balance with the previous provider.
         */
        readonly BalanceAnswer: {
            /** @description The order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description It is settled. */
            readonly settled: boolean;
        };
        /**
         * Switch-hold answer
         * @description The answer about the switch hold of the previous provider.
         */
        readonly SwitchHoldAnswer: {
            /** @description The order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description It is removed. */
            readonly removed: boolean;
        };
        /**
         * Choice
         * @description One possible answer.
         */
        readonly AnswerChoice: {
            /** @description The value that is sent. */
            readonly value: string;
            /** @description The text that is shown. */
            readonly label: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Identity verification
         * @description A verification of who the customer is, one question at a time.
         */
        readonly IdentityVerification: {
            /** @description Id of the order. */
            readonly orderId: components["schemas"]["RecordId"];
            /** @description Names the verification; null before the first start. */
            readonly verificationId: string | null;
            /**
             * @description question: one of the choices is to be picked. code: a code is to be typed. postponed: to be resumed with startIdentityVerification.
             * @enum {string}
             */
            readonly state: "notStarted" | "question" | "code" | "passed" | "failed" | "postponed" | "cancelled";
            /** @description Names the question; null where there is none. */
            readonly questionId: string | null;
            /** @description The question, in the language asked for. */
            readonly questionText: string | null;
            /** @description Possible answers; empty for a code. */
            readonly choices: readonly components["schemas"]["AnswerChoice"][];
            /** @description Number of the question, from 1. */
            readonly number: number | null;
            /** @description The number of questions. */
            readonly of: number | null;
            /** @description The receiver of the code, with its middle hidden. */
            readonly codeSentTo: string | null;
            /** @description The number of wrong codes that are still allowed. */
            readonly attemptsLeft: number | null;
            /**
             * Format: date-time
             * @description From when a code can be sent again.
             */
            readonly resendAllowedAt: string | null;
            /**
             * Format: date-time
             * @description Until when it can be resumed.
             */
            readonly resumeUntil: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Start of a verification
         * @description Starts a verification, or resumes the one that was put off.
         */
        readonly IdentityStart: {
            /** @description The order. */
            readonly orderId: components["schemas"]["RecordId"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Answer
         * @description The answer to the present question, or the code.
         */
        readonly IdentityAnswer: {
            /** @description The verification. */
            readonly verificationId: string;
            /** @description The question that is answered. */
            readonly questionId: string;
            /** @description The value of a choice, or the code. */
            readonly answer: string;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Change of a verification
         * @description The verification that is put off, cancelled, or whose code is sent again.
         */
        readonly IdentityChange: {
            /** @description The verification. */
            readonly verificationId: string;
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Usage of a bill
         * @description The usage that one bill covers.
         */
        readonly UsagePeriod: {
            /**
             * Format: date
             * @description First day.
             */
            readonly periodStart: string;
            /**
             * Format: date
             * @description Last day.
             */
            readonly periodEnd: string;
            /**
             * Format: date
             * @description Date of the bill; null while the period runs.
             */
            readonly billDate: string | null;
            /** @description Days in the cycle. */
            readonly daysInCycle: number;
            /** @description Electricity in kWh; null for gas. */
            readonly consumedKwh: number | null;
            /** @description Gas in therms; null for electricity. */
            readonly consumedTherms: number | null;
            /** @description Average outdoor temperature in degrees Fahrenheit; null when it is not known. */
            readonly averageTemperature: number | null;
            /** @description Amount of the bill, in US cents; null while the period runs. */
            readonly amountCents: number | null;
            /** @description True when the meter reading was estimated. */
            readonly isEstimated: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Similar homes
         * @description The use of a bill beside that of other homes with the same kind of energy: of the same zip code, or of all that are served where those are too few. No home can be told apart.
         */
        readonly SimilarHomes: {
            /** @description The number of other homes. */
            readonly homes: number;
            /** @description True when they are of the same zip code. */
            readonly isNearby: boolean;
            /** @description The use of this home, in kWh, for gas in therms. */
            readonly used: number;
            /** @description The average use of the others. */
            readonly average: number;
            /** @description The average use of the fifth of them that used least. */
            readonly efficient: number;
            /**
             * @description The standing of this home: among the fifth that used least, below the average, at it (within 2 percent), or above it.
             * @enum {string}
             */
            readonly standing: "efficient" | "less" | "same" | "more";
            /** @description The distance of this home from the average, in percent of it. */
            readonly differencePercent: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Usage comparison
         * @description This bill against the last one.
         */
        readonly UsageComparison: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            readonly commodity: components["schemas"]["Commodity"];
            /** @description The newest bill; null before the first. */
            readonly thisBill: components["schemas"]["UsagePeriod"] | null;
            /** @description The bill before it; null before the second. */
            readonly lastBill: components["schemas"]["UsagePeriod"] | null;
            /** @description The same bill of homes like this one; null before the first bill, or where they are too few for anybody to stay unknown. */
            readonly similarHomes: components["schemas"]["SimilarHomes"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Usage history
         * @description The usage of past bills.
         */
        readonly UsageHistory: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            readonly commodity: components["schemas"]["Commodity"];
            /** @description ESIID, the number of the meter. */
            readonly esiid: string | null;
            /** @description The bills, the newest first. */
            readonly periods: readonly components["schemas"]["UsagePeriod"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Span
         * @description A length of time. A day is told by the quarter of an hour or by the hour, a week and a month by the day, a year by the month.
         * @enum {string}
         */
        readonly UsageSpan: "quarterHours" | "day" | "week" | "month" | "year";
        /**
         * Total
         * @description The sum of intervals.
         */
        readonly UsageTotal: {
            /** @description Electricity in kWh. */
            readonly consumedKwh: number;
            /** @description About what it costs, in US cents; null where that is not known. */
            readonly costCents: number | null;
            /** @description Average outdoor temperature in degrees Fahrenheit; null when it is not known. */
            readonly averageTemperature: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Interval
         * @description The electricity of a quarter of an hour, an hour, a day or a month, as the meter told it.
         */
        readonly UsageInterval: {
            /**
             * Format: date-time
             * @description Its beginning, with the offset of the meter's place. The hour that comes twice in autumn is there twice, the one left out in spring is not there.
             */
            readonly start: string;
            /**
             * Format: date
             * @description The day at the meter on which it begins.
             */
            readonly day: string;
            /** @description Its length. A day has 23 or 25 hours when the clock changes. */
            readonly seconds: number;
            /** @description Electricity in kWh, less what was sent to the grid; below 0 where that was more. Null where the meter told nothing. */
            readonly consumedKwh: number | null;
            /** @description About what it costs at the rate of its bill, in US cents; null where that is not known. */
            readonly costCents: number | null;
            /** @description Average outdoor temperature in degrees Fahrenheit; null when it is not known. */
            readonly averageTemperature: number | null;
            /** @description True when it was estimated and not read. */
            readonly isEstimated: boolean;
            /** @description True when all of it has the off-peak price of the plan that the account has now, and had then. */
            readonly isOffPeak: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Usage by the hour
         * @description The electricity of a day, a week, a month or a year in its intervals.
         */
        readonly UsageIntervals: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description ESIID, the number of the meter. */
            readonly esiid: string | null;
            readonly span: components["schemas"]["UsageSpan"];
            /**
             * Resolution
             * @description The length of the intervals. Quarters of an hour are told by the hour where the meter tells no more.
             * @enum {string}
             */
            readonly resolution: "quarterHour" | "hour" | "day" | "month";
            /**
             * Format: date
             * @description The day that was asked for. Without one, the newest that the meter has told.
             */
            readonly day: string;
            /**
             * Format: date
             * @description First day of the span.
             */
            readonly firstDay: string;
            /**
             * Format: date
             * @description Last day of the span.
             */
            readonly lastDay: string;
            /**
             * Format: date
             * @description A day of the span before this one; null where nothing was told before it.
             */
            readonly earlierDay: string | null;
            /**
             * Format: date
             * @description A day of the span after this one; null where nothing has been told after it.
             */
            readonly laterDay: string | null;
            /** @description The sum of what was told; null where that is nothing. */
            readonly total: components["schemas"]["UsageTotal"] | null;
            /** @description The sum of the same days a year before, as many as have been told of this span; null where those were not told in full, or are more than can be summed up in one call: a year of quarters of an hour may be. */
            readonly yearBefore: components["schemas"]["UsageTotal"] | null;
            /** @description The intervals, the oldest first. */
            readonly intervals: readonly components["schemas"]["UsageInterval"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Hour of a week
         * @description The average of one hour of the week.
         */
        readonly UsageWeekHour: {
            /** @description Day of the week, 1 for Monday. */
            readonly weekday: number;
            /** @description Hour at which it begins, at the place of the meter. */
            readonly hour: number;
            /** @description Electricity in kWh, on average; below 0 where the roof gave back more. */
            readonly consumedKwh: number;
            /** @description About what it costs, in US cents, on average. */
            readonly costCents: number;
            /** @description True when it has the off-peak price of the plan that the account has now. */
            readonly isOffPeak: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Hours of a kind
         * @description The electricity of all hours of one kind.
         */
        readonly UsageBand: {
            /**
             * @description days: Monday to Friday from 6 am to 9 pm. nights: Monday to Friday from 9 pm to 6 am. weekends: Saturday and Sunday.
             * @enum {string}
             */
            readonly band: "days" | "nights" | "weekends";
            /** @description Electricity in kWh. */
            readonly consumedKwh: number;
            /** @description About what it costs, in US cents. */
            readonly costCents: number;
            /** @description Share of the sum; null where a roof gave back, so that shares say nothing. */
            readonly percent: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Electricity at all hours
         * @description The electricity of the quietest hour of the night, which runs all day.
         */
        readonly UsageAlwaysOn: {
            /** @description Electricity of an hour in kWh. */
            readonly hourlyKwh: number;
            /** @description About what it costs in 30 days, in US cents. */
            readonly monthlyCents: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Usual week
         * @description The electricity of the last four weeks, as one week by the hour.
         */
        readonly UsageWeek: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * Format: date
             * @description First day that counts.
             */
            readonly firstDay: string;
            /**
             * Format: date
             * @description Last day that counts, the newest that the meter has told.
             */
            readonly lastDay: string;
            /** @description Number of days that count. */
            readonly days: number;
            /** @description The sum of these days. */
            readonly total: components["schemas"]["UsageTotal"];
            /** @description Monday first; an hour of the week that was never told is left out. */
            readonly hours: readonly components["schemas"]["UsageWeekHour"][];
            /** @description Days, nights and weekends, in this order; together they are the sum. */
            readonly bands: readonly components["schemas"]["UsageBand"][];
            /** @description Electricity that is used at all hours; null where the roof gives back at night, or nights were not told. */
            readonly alwaysOn: components["schemas"]["UsageAlwaysOn"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * The bill to come
         * @description The electricity since the last bill, and what the next bill is likely to be.
         */
        readonly UsageForecast: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /**
             * Format: date
             * @description First day of the bill to come.
             */
            readonly periodStart: string;
            /**
             * Format: date
             * @description Its last day.
             */
            readonly periodEnd: string;
            /** @description Days that the meter has told. */
            readonly daysSoFar: number;
            /** @description Days of the bill to come. */
            readonly daysInCycle: number;
            readonly soFar: components["schemas"]["UsageTotal"];
            /** @description The whole period if the days left are like those so far; null before the fourth day. */
            readonly likely: components["schemas"]["UsageTotal"] | null;
            /** @description The whole period if the days left are like the three with the least use; null before the fourth day. */
            readonly least: components["schemas"]["UsageTotal"] | null;
            /** @description The whole period if the days left are like the three with the most use; null before the fourth day. */
            readonly most: components["schemas"]["UsageTotal"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Channel
         * @description A way in which alerts come. Texts go to the phone of the account's text alerts.
         * @enum {string}
         */
        readonly UsageChannel: "email" | "text";
        /**
         * State of a limit
         * @description Where the bill to come stands against a limit: no limit, too few days told to say, likely within, likely over, or over already.
         * @enum {string}
         */
        readonly UsageLimitState: "none" | "unknown" | "within" | "likelyOver" | "over";
        /**
         * Alert
         * @description An alert that was sent.
         */
        readonly UsageNews: {
            /** @description The alert. */
            readonly id: string;
            /**
             * Kind of alert
             * @description A limit that the bill to come is likely to pass, one that it has passed, or a day with far more than usual.
             * @enum {string}
             */
            readonly kind: "goalLikelyOver" | "goalOver" | "amountLikelyOver" | "amountOver" | "spike";
            /**
             * Format: date-time
             * @description The time at which it was sent.
             */
            readonly toldAt: string;
            /**
             * Format: date
             * @description The day of a spike; null for other alerts.
             */
            readonly day: string | null;
            /** @description Electricity of that day in kWh; null for other alerts. */
            readonly consumedKwh: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Usage goal and alerts
         * @description The limits that a customer has set for each bill, where the bill to come stands, and the alerts sent lately.
         */
        readonly UsageAlerts: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description False where the account has ended, or has no meter that tells of days. */
            readonly isPossible: boolean;
            /** @description The most electricity of a bill in kWh; null for no goal. */
            readonly goalKwh: number | null;
            /** @description The highest bill, in US cents; null for none. */
            readonly amountCents: number | null;
            /** @description True when days with far more than usual are told. */
            readonly spikes: boolean;
            /** @description The ways in which alerts come. */
            readonly channels: readonly components["schemas"]["UsageChannel"][];
            /** @description The address to which alerts go. */
            readonly email: string | null;
            /** @description The masked phone to which alerts go; null while text alerts are off. */
            readonly textPhone: string | null;
            /** @description Electricity since the last bill in kWh. */
            readonly usedKwh: number | null;
            /** @description Electricity that the bill to come is likely to have in kWh; null while too few days were told. */
            readonly likelyKwh: number | null;
            /** @description Amount that the bill to come is likely to have in US cents; null while too few days were told. */
            readonly likelyCents: number | null;
            /**
             * Format: date
             * @description The last day of the bill to come.
             */
            readonly periodEnd: string | null;
            readonly goalState: components["schemas"]["UsageLimitState"];
            readonly amountState: components["schemas"]["UsageLimitState"];
            /**
             * @description The way in which alerts come where none that was chosen works now: by e-mail while text alerts are off, or in none where there is no address. Null where a chosen way works, and where nothing is to be told.
             * @enum {string|null}
             */
            readonly fallback: "email" | "none" | null;
            /** @description The alerts sent lately, the newest first. */
            readonly news: readonly components["schemas"]["UsageNews"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New goal and alerts
         * @description All limits at once; one that is left out ends.
         */
        readonly UsageAlertsInput: {
            /** @description The account. */
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The most electricity of a bill in kWh. */
            readonly goalKwh?: number;
            /** @description The highest bill, in US cents. */
            readonly amountCents?: number;
            /** @description True to hear of days with far more than usual. */
            readonly spikes: boolean;
            /** @description The ways in which alerts come. */
            readonly channels?: readonly components["schemas"]["UsageChannel"][];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Plan
         * @description A plan that can be had in a zip code. Rates are in cents per unit with decimals, since they are no amounts of money.
         */
        readonly PlanOffer: {
            /** @description Names the plan. */
            readonly planId: string;
            /** @description Name of the plan. */
            readonly planName: string;
            /** @description Brand that sells it. */
            readonly brandName: string;
            readonly commodity: components["schemas"]["Commodity"];
            /** @description Utility that delivers. */
            readonly utilityName: string;
            /**
             * @description The rule that sets the rate.
             * @example fixed
             * @example variable
             * @example indexed
             */
            readonly rateType: string;
            /** @description Term in months; 0 for month to month. */
            readonly termMonths: number;
            /** @description Average price at 500 kWh a month, in US cents per kWh; null for gas. */
            readonly rate500: number | null;
            /** @description Average price at 1,000 kWh a month, in US cents per kWh; null for gas. */
            readonly rate1000: number | null;
            /** @description Average price at 2,000 kWh a month, in US cents per kWh; null for gas. */
            readonly rate2000: number | null;
            /** @description Average price at the usage asked for, in US cents per unit; null when none was given. */
            readonly rateAtUsage: number | null;
            /** @description Estimated bill of a month at the usage asked for, in US cents; null when none was given. */
            readonly monthlyAtUsageCents: number | null;
            /** @description Use of the next 12 months, in kWh, for gas in therms: each as in the same month a year before. Null without an account, or where it has no bill of this kind of energy. */
            readonly yearUse: number | null;
            /** @description The next 12 bills at that use, in US cents; null where it is. */
            readonly yearAtUseCents: number | null;
            /** @description Average price in that year, in US cents per kWh, for gas per therm; null where there is no year. */
            readonly yearRate: number | null;
            /** @description Months of that year with a bill credit; null where there is no year. */
            readonly creditMonths: number | null;
            /** @description Months of that year whose use is too low for the credit that the plan has; null where there is no year. */
            readonly creditMissedMonths: number | null;
            /** @description Months of that year with a fee for too low a use; null where there is no year. */
            readonly minimumUsageMonths: number | null;
            /** @description Price of gas in US cents per therm; null for electricity. */
            readonly ratePerTherm: number | null;
            /** @description Base charge of a month, in US cents. */
            readonly monthlyFeeCents: number;
            /** @description Fee for leaving before the end, in US cents. */
            readonly cancellationFeeCents: number;
            /**
             * @description The unit of that fee.
             * @example none
             * @example flat
             * @example perRemainingMonth
             */
            readonly cancellationFeeRule: string;
            /** @description Credit on a bill; 0 for none, in US cents. */
            readonly creditCents: number;
            /** @description Usage in kWh from which that credit is given; null for none. */
            readonly creditFromKwh: number | null;
            /** @description Fee below a usage; 0 for none, in US cents. */
            readonly minimumUsageFeeCents: number;
            /** @description Usage in kWh below which that fee is due; null for none. */
            readonly minimumUsageKwh: number | null;
            /** @description Share of renewable energy, in percent. */
            readonly renewablePercent: number;
            /** @description True when it is paid ahead. */
            readonly isPrepaid: boolean;
            /** @description True when the price depends on the hour. */
            readonly isTimeOfUse: boolean;
            /** @description Price in the off-peak hours, in US cents per kWh; 0 where they are free. Null for a plan without them. */
            readonly offPeakRate: number | null;
            /** @description The time of each day at which the off-peak hours begin; null where no hours of each day are. */
            readonly offPeakFrom: string | null;
            /** @description The time of day at which they end, after midnight where it is earlier; null where there are none. */
            readonly offPeakTo: string | null;
            /** @description True when all of Saturday and Sunday has the off-peak price, by the clocks of the place; holidays on other days have not. */
            readonly offPeakWeekends: boolean;
            /** @description Price in all other hours, in US cents per kWh; null for a plan without off-peak hours. */
            readonly peakRate: number | null;
            /** @description The share of that year's use in the off-peak hours, as the meter told it, in percent; null without a year, or without such hours. */
            readonly offPeakPercent: number | null;
            /** @description True when only new customers can have it. */
            readonly newCustomersOnly: boolean;
            /** @description True when a deposit may be asked for. */
            readonly depositPossible: boolean;
            /**
             * Format: date
             * @description First day on which it can start.
             */
            readonly earliestStart: string;
            /**
             * Format: date
             * @description Last day that can be asked for now.
             */
            readonly latestStart: string;
            /**
             * Format: uri
             * @description Address of the electricity facts label.
             */
            readonly factsLink: string;
            /**
             * Format: uri
             * @description Address of the terms of service.
             */
            readonly termsLink: string;
            /**
             * Format: uri
             * @description Address of the rights of a customer.
             */
            readonly rightsLink: string;
            /** @description Special terms, in the language asked for. */
            readonly specialTerms: string | null;
            /** @description Names the price, term, fees and papers as they are now; another one as soon as any of them changes. An order of the plan sends it. */
            readonly termsVersion: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Plans
         * @description The plans that can be had in a zip code.
         */
        readonly PlanOffers: {
            readonly zipCode: components["schemas"]["ZipCode"];
            /** @description True when we deliver there at all. */
            readonly isServed: boolean;
            /** @description City of the zip code. */
            readonly city: string | null;
            /** @description Usage in kWh a month that the estimates are for; null when none was given. */
            readonly usageKwh: number | null;
            /** @description The plans, the cheapest at 1,000 kWh first. */
            readonly plans: readonly components["schemas"]["PlanOffer"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Enrolment in a plan
         * @description The customer, plan, address and start of an order.
         */
        readonly PlanEnrollment: {
            /** @description The plan. */
            readonly planId: string;
            /** @description Brand of the page, which must sell the plan; any brand when it is left out. */
            readonly brandName?: string;
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name. */
            readonly lastName: string;
            /** @description Address for messages about the enrolment. */
            readonly email: components["schemas"]["CommunicationAddress"];
            /** @description Mobile phone. Checked by the org, so that its message is the one of the requirement. */
            readonly mobilePhone: string;
            /** @description Street and number of the service address. */
            readonly street: string;
            /** @description Flat or unit. */
            readonly unit?: string;
            /** @description City. */
            readonly city: string;
            /** @description State, as two letters. */
            readonly state: string;
            readonly zipCode: components["schemas"]["ZipCode"];
            /** @description ESIID, 17 or 22 digits. */
            readonly esiid?: string;
            /**
             * Format: date
             * @description Wanted start date.
             */
            readonly requestedStartDate: string;
            /**
             * @description Moving in, or changing from another provider.
             * @enum {string}
             */
            readonly kind: "moveIn" | "switch";
            /** @description Account that it is added to, for a customer who is logged in: an open one of the plan's brand and energy. */
            readonly accountNumber?: components["schemas"]["AccountNumber"];
            /** @description Code of a friend, in capital or small letters, for new customers. Who gave it is told the first name, the first letter of the last one, and whether and since when service runs. */
            readonly referralCode?: string;
            /**
             * @description The customer accepts the terms of service, which were offered for reading.
             * @constant
             */
            readonly acceptTerms: true;
            /** @description The termsVersion of the plan as the customer was shown it. */
            readonly termsVersion: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Change of plan
         * @description The effect of a plan on an account that is running, beside the plan of now.
         */
        readonly PlanChange: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description Service address in one line. */
            readonly serviceAddress: string | null;
            /** @description Zip code of the service address. */
            readonly zipCode: string | null;
            /** @description True when it is the plan that the account has. */
            readonly isRenewal: boolean;
            /**
             * @description Why the account cannot have it: it is for new customers, the account is not active, another change is under way, the end of service was asked for, or it is not sold for that place, brand and kind of energy. Null where it can.
             * @example newCustomersOnly
             * @example inactive
             * @example pending
             * @example moveOutRequested
             * @example notOffered
             */
            readonly refusal: string | null;
            /**
             * Format: date
             * @description The end of the contract of now; null where none binds.
             */
            readonly contractEndsOn: string | null;
            /**
             * Format: date
             * @description First day on which leaving costs nothing; null where that cannot be asked for yet, so that nobody chooses a day with a fee without a thought.
             */
            readonly suggestedStart: string | null;
            /** @description The fee for leaving the plan of now on the first day that can be asked for, in US cents; 0 for none. No later day costs more. */
            readonly earlyFeeCents: number;
            /** @description Usage in kWh a month that the estimates are for; null where none is known. */
            readonly usageKwh: number | null;
            /** @description The plan asked for, at the place of the account; null where it is not sold there. */
            readonly plan: components["schemas"]["PlanOffer"] | null;
            /** @description The plan of now; null where it is not sold any more. */
            readonly present: components["schemas"]["PlanOffer"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Month on a plan
         * @description One month of a year on a plan.
         */
        readonly PlanMonth: {
            /**
             * Format: date
             * @description First day of the month.
             */
            readonly firstDay: string;
            /** @description Use in kWh, for gas in therms. */
            readonly consumed: number;
            /** @description True when the use is that of a bill; false when it is an average. */
            readonly isBilled: boolean;
            /** @description The use in the off-peak hours of the plan, in kWh; null where it has none. */
            readonly offPeakConsumed: number | null;
            /** @description The bill, in US cents. */
            readonly amountCents: number;
            /** @description The bill on the plan of now, in US cents; null where that is not sold any more. */
            readonly presentAmountCents: number | null;
            /** @description The credit in it, in US cents; 0 for none. */
            readonly creditCents: number;
            /** @description The fee for too low a use in it, in US cents; 0 for none. */
            readonly minimumUsageFeeCents: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Year on a plan
         * @description The next 12 months of an account on a plan, each with the use of the same month a year before, beside the plan that it has. Fees, credits and minimums are worked out month by month.
         */
        readonly PlanYear: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The plan. */
            readonly planId: string;
            /** @description Name of the plan. */
            readonly planName: string;
            /** @description Name of the plan of now; null where none is known. */
            readonly presentName: string | null;
            readonly zipCode: components["schemas"]["ZipCode"];
            readonly commodity: components["schemas"]["Commodity"];
            /** @description True when it is the plan that the account has. */
            readonly isPresent: boolean;
            /** @description True when the price depends on the hour. */
            readonly isTimeOfUse: boolean;
            /** @description Price in the off-peak hours, in US cents per kWh; 0 where they are free. Null for a plan without them. */
            readonly offPeakRate: number | null;
            /** @description The time of each day at which the off-peak hours begin; null where no hours of each day are. */
            readonly offPeakFrom: string | null;
            /** @description The time of day at which they end, after midnight where it is earlier; null where there are none. */
            readonly offPeakTo: string | null;
            /** @description True when all of Saturday and Sunday has the off-peak price, by the clocks of the place; holidays on other days have not. */
            readonly offPeakWeekends: boolean;
            /** @description Price in all other hours, in US cents per kWh; null for a plan without off-peak hours. */
            readonly peakRate: number | null;
            /** @description The share of the use in the off-peak hours that the bills here count in, in percent; null where there are none, or where no bill is known. */
            readonly offPeakPercent: number | null;
            /** @description Months whose hours the meter told a year before. The others are taken as their average; where there are none, as those of a usual home. */
            readonly meteredMonths: number;
            /**
             * @description The reason why the account cannot have it now: it is for new customers, the account is not active, or another change is under way. Null where it can.
             * @example newCustomersOnly
             * @example inactive
             * @example pending
             */
            readonly refusal: string | null;
            /** @description Months whose use was billed a year before. The others are taken as the average of these. */
            readonly billedMonths: number;
            /** @description Use of the 12 months, in kWh, for gas in therms; null where no bill is known. */
            readonly consumed: number | null;
            /** @description The 12 bills together, in US cents; null where no bill is known. */
            readonly totalCents: number | null;
            /** @description The average bill, in US cents; null where no bill is known. */
            readonly monthlyCents: number | null;
            /** @description The same 12 bills on the plan of now, in US cents; null where it is not sold at the place any more. */
            readonly presentTotalCents: number | null;
            /** @description The amount by which the 12 bills are less than on the plan of now, in US cents; 0 where they are not. Null where one is not known. */
            readonly cheaperByCents: number | null;
            /** @description The amount by which the 12 bills are more than on the plan of now, in US cents; 0 where they are not. Null where one is not known. */
            readonly dearerByCents: number | null;
            /**
             * @description The term of the plan that makes most of the difference; null where there is none.
             * @example energyPrice
             * @example offPeakHours
             * @example monthlyFee
             * @example billCredit
             * @example minimumUsageFee
             */
            readonly mainReason: string | null;
            /** @description The share of that term in the difference, in US cents; 0 where there is none. */
            readonly mainReasonCents: number;
            /** @description Months with a bill credit. */
            readonly creditMonths: number;
            /** @description Months whose use is too low for the bill credit that the plan has. */
            readonly creditMissedMonths: number;
            /** @description Months with a fee for too low a use. */
            readonly minimumUsageMonths: number;
            /** @description The fee for leaving the plan of now on the first day that can be asked for, in US cents; 0 for none. */
            readonly leavingFeeCents: number;
            /** @description Months after which the plan has saved more than leaving costs; null where it does not within the 12, or where leaving costs nothing. */
            readonly savedInMonths: number | null;
            /**
             * Format: date
             * @description First day after these months; null where savedInMonths is.
             */
            readonly savedFrom: string | null;
            /** @description The months, the next one first; empty where no bill is known. */
            readonly months: readonly components["schemas"]["PlanMonth"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Wanted change of plan
         * @description Which plan an account shall have and from when.
         */
        readonly PlanChangeInput: {
            readonly accountNumber: components["schemas"]["AccountNumber"];
            /** @description The plan. */
            readonly planId: string;
            /**
             * Format: date
             * @description Wanted start date.
             */
            readonly requestedStartDate: string;
            /**
             * @description The customer accepts the terms of service, which were offered for reading.
             * @constant
             */
            readonly acceptTerms: true;
            /** @description The termsVersion of the plan as the customer was shown it. */
            readonly termsVersion: string;
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Case type
         * @description A type of case that a customer can open.
         */
        readonly RequestType: {
            /** @description The value that is sent. */
            readonly value: string;
            /** @description The text that is shown, in the language asked for. */
            readonly label: string;
            /**
             * @description The team that answers.
             * @enum {string}
             */
            readonly promise: "advisor" | "specialist";
            /** @description Earliest answer in hours; 0 where only the latest is promised. */
            readonly promisedHoursFrom: number;
            /** @description Latest answer in hours. */
            readonly promisedHoursTo: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Case types
         * @description The types of cases that a customer can open.
         */
        readonly RequestTypes: {
            /** @description The types. */
            readonly types: readonly components["schemas"]["RequestType"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Service request
         * @description A request to customer service.
         */
        readonly ServiceRequest: {
            /** @description Type of the case, one of those that getRequestTypes gives. */
            readonly caseType: string;
            /** @description Subject. */
            readonly subject: string;
            /** @description A description of the matter. */
            readonly description: string;
            /** @description Account that it is about. */
            readonly accountNumber?: components["schemas"]["AccountNumber"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Receipt of a case
         * @description The case, and when an answer is promised.
         */
        readonly CaseReceipt: {
            /** @description Id of the case. */
            readonly caseId: components["schemas"]["RecordId"];
            /** @description Number of the case. */
            readonly caseNumber: string;
            /**
             * @description Status of the case.
             * @example New
             * @example Working
             * @example Waiting on Customer
             * @example Closed
             */
            readonly status: string;
            /**
             * Format: date-time
             * @description The time at which the message came in.
             */
            readonly createdDateTime: string;
            /**
             * @description The team that answers: an energy advisor within 24 to 48 business hours, a specialist within 24 hours.
             * @enum {string}
             */
            readonly promise: "advisor" | "specialist";
            /** @description Earliest answer in hours; 0 where only the latest is promised. */
            readonly promisedHoursFrom: number;
            /** @description Latest answer in hours. */
            readonly promisedHoursTo: number;
            /**
             * Format: date-time
             * @description The time by which it is answered.
             */
            readonly answerDueAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New message
         * @description A message to customer service, which opens a case.
         */
        readonly NewMessage: {
            /** @description Subject. */
            readonly subject: string;
            /** @description A description of the matter. */
            readonly description: string;
            /** @description Comments. */
            readonly comments?: string;
            /** @description Attachments. */
            readonly fileIds?: readonly string[];
            /** @description Account that it is about. */
            readonly accountNumber?: components["schemas"]["AccountNumber"];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Reply
         * @description A reply in a case.
         */
        readonly Reply: {
            /** @description The case. */
            readonly caseId: components["schemas"]["RecordId"];
            /** @description The reply. */
            readonly body: string;
            /** @description Attachments. */
            readonly fileIds?: readonly string[];
            readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            readonly language: components["schemas"]["Language"];
        };
        /**
         * Screen of a draft
         * @description The form that was being filled in, by the id of its screen.
         */
        readonly DraftScreen: string;
        /**
         * Subject of a draft
         * @description The subject of the form where one screen serves many things, such as the id of a plan. A form about something else has a draft of its own.
         */
        readonly DraftSubject: string;
        /**
         * Draft
         * @description The answers that a customer typed into a form and has not sent.
         */
        readonly Draft: {
            readonly screen: components["schemas"]["DraftScreen"];
            /** @description The answers as the client wrote them down; null where nothing is kept. */
            readonly content: string | null;
            /**
             * Format: date-time
             * @description The time of the latest save.
             */
            readonly savedAt: string | null;
            /**
             * Format: date-time
             * @description The time of their deletion.
             */
            readonly expiresAt: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Draft to keep
         * @description The draft that takes the place of the one that was kept before. Never passwords, cards, bank accounts, codes, consents or answers that prove who somebody is.
         */
        readonly DraftInput: {
            readonly screen: components["schemas"]["DraftScreen"];
            readonly about?: components["schemas"]["DraftSubject"];
            /** @description The answers as the client writes them down, such as JSON. */
            readonly content: string;
        };
        /**
         * Receipt of a draft
         * @description The time for which it is kept.
         */
        readonly DraftReceipt: {
            readonly screen: components["schemas"]["DraftScreen"];
            /**
             * Format: date-time
             * @description The time of the save.
             */
            readonly savedAt: string;
            /**
             * Format: date-time
             * @description The time of its deletion.
             */
            readonly expiresAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Name of a draft
         * @description Which draft is no longer needed.
         */
        readonly DraftName: {
            readonly screen: components["schemas"]["DraftScreen"];
            readonly about?: components["schemas"]["DraftSubject"];
        };
        /**
         * Deletion of a draft
         * @description No draft is kept now.
         */
        readonly DraftDeletion: {
            readonly screen: components["schemas"]["DraftScreen"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attachment of a message
         * @description A file that came with a message or with a reply.
         */
        readonly MessageAttachment: {
            /** @description Id of the file. */
            readonly fileId: string;
            /** @description The reply that it came with; null for the message that opened the case. */
            readonly replyId: components["schemas"]["RecordId"] | null;
            /** @description Name of the file. */
            readonly fileName: string;
            /** @description Size in bytes. */
            readonly sizeBytes: number;
            /**
             * @description The state of the scan, and its result. An infected file is deleted.
             * @enum {string}
             */
            readonly state: "quarantined" | "clean" | "infected";
            /**
             * Format: date-time
             * @description The time at which it came in.
             */
            readonly attachedAt: string;
            /** @description Address of its bytes at this org; null while it cannot be downloaded. */
            readonly downloadPath: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attachments of a message
         * @description The files of a message and of the replies to it.
         */
        readonly MessageAttachments: {
            /** @description The case. */
            readonly caseId: components["schemas"]["RecordId"];
            /** @description The files, the oldest first. */
            readonly attachments: readonly components["schemas"]["MessageAttachment"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Account of a contact
         * @description The facts about a customer's account that the footer needs.
         */
        readonly UserAccountInformation: {
            /** @description The brand that the account belongs to. */
            readonly Account_Brand__c: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Utility
         * @description The utility company of an order.
         */
        readonly UtilityInfo: {
            /** @description Its name. */
            readonly Name: string;
            /** @description Its phone number. */
            readonly Utility_Phone__c: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Customer service of a brand
         * @description The contacts of a brand's customer service, and its legal texts, in English and Spanish.
         */
        readonly BrandCustomerServiceInfo: {
            /** @description Service hours in English. */
            readonly Customer_Service_Hours__c: string | null;
            /** @description Service hours in Spanish. */
            readonly Customer_Service_Hours_ES__c: string | null;
            /** @description Phone number. */
            readonly Customer_Service_Phone_Number__c: string | null;
            /** @description Address of the privacy policy in English. */
            readonly Privacy_Policy_Link__c: string | null;
            /** @description Address of the privacy policy in Spanish. */
            readonly Privacy_Policy_Link_ES__c: string | null;
            /** @description Address of the terms of use in English. */
            readonly Terms_of_Use__c: string | null;
            /** @description Address of the terms of use in Spanish. */
            readonly Terms_of_Use_ES__c: string | null;
            /** @description Legal text in English, as HTML. */
            readonly Disclaimer__c: string | null;
            /** @description Legal text in Spanish, as HTML. */
            readonly Disclaimer_ES__c: string | null;
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /** @description The request is not one that this call understands. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description Too many tries; wait before the next. */
        readonly Throttled: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description The call failed inside the org. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description The org is busy or under maintenance. */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description The customer is logged in, but the account is not active. */
        readonly Inactive: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description There is no session, or it has ended. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description The present state does not allow it; nothing was changed. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description There is nothing of that id or name that the user may see. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description There is no such plan at this place, or another brand sells it. */
        readonly PlanNotOffered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly logIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The credentials of the person who wants to log in. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description The session that has begun; its cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description Unknown user, wrong password, or locked. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The password is right, but the account is not active. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The log-in is over; the cookie is gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly sendLogInCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The person who wants to log in. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogInCodeRequest"];
            };
        };
        readonly responses: {
            /** @description If the name is known, a code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogInCodeSent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly logInWithCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogInCode"];
            };
        };
        readonly responses: {
            /** @description The session that has begun; its cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The code is wrong, was used, or is too old; or the request breaks a rule. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 403: components["responses"]["Inactive"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passkeys, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkeys"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The name, and the present password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        readonly responses: {
            /** @description The challenge. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            /** @description The password is wrong, or the customer has as many passkeys as there may be. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The answer of the device. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        readonly responses: {
            /** @description The passkey. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description The challenge is too old or was used, or the device's answer does not fit it. Nothing was added. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The passkey. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyRemoval"];
            };
        };
        readonly responses: {
            /** @description The passkeys that are left. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkeys"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginPasskeyLogIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The challenge. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly logInWithPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The answer of the device. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        readonly responses: {
            /** @description The session that has begun; its cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The passkey is not known, the challenge is too old or was used, or the answer does not fit it. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 403: components["responses"]["Inactive"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getCurrentSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly extendSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session goes on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Whose password is forgotten. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description If the address is known, a link is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkSent"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkPasswordResetLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The link. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkCheck"];
            };
        };
        readonly responses: {
            /** @description The link works. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordResetLink"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The link was used, replaced, or never sent. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link was right once; its time is over. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setNewPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Link and new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPassword"];
            };
        };
        readonly responses: {
            /** @description The password is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link does not work, or its user is gone. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link was right once; its time is over. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Present and new password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The password is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEmailStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The addresses. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkEmailAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailCheckRequest"];
            };
        };
        readonly responses: {
            /** @description The findings about the address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailCheck"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        readonly responses: {
            /** @description A verification link is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkSent"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The addresses. None waits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description No change waits; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The link. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkCheck"];
            };
        };
        readonly responses: {
            /** @description The address is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailConfirmed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The link was used, replaced, or never sent. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description Somebody else took the address in the meantime. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link was right once; its time is over. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findMyEnrollment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The facts that the customer knows. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnrollmentLookup"];
            };
        };
        readonly responses: {
            /** @description The enrolment is found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The facts fit no order, or the link does not work. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description All facts fit, and this customer has a log-in already. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendRegistrationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The channel of the code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The registration is over or not known. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly verifyRegistration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationVerification"];
            };
        };
        readonly responses: {
            /** @description Proven; the log-in can be chosen. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description The code is wrong or too old, and there are tries left; or the request breaks a rule. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The registration is over. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly completeRegistration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Address and password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationCompletion"];
            };
        };
        readonly responses: {
            /** @description A verification link is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description Step 2 was not passed, or the registration is over. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The customer of the order got a log-in in the meantime. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmRegistration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The link. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkCheck"];
            };
        };
        readonly responses: {
            /** @description The customer can log in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The link was used, replaced, or never sent. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link was used before: the customer can log in. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link was right once; its time is over. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLobby: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lobby"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEnrollmentStatus: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the order.
                 * @example 801RM000000aBcDYAU
                 */
                readonly orderId: components["schemas"]["RecordId"];
                /**
                 * @description Language of the reasons.
                 * @example en
                 */
                readonly language?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The enrolment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrollmentStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAccounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The accounts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountChoices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly switchAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The account. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountSwitch"];
            };
        };
        readonly responses: {
            /** @description The session with the account chosen. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAccountSummary: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The summary. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountSummary"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStartNotices: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the order.
                 * @example 801RM000000aBcDYAU
                 */
                readonly orderId: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key and the devices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StartNotices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addStartNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the device. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartNoticeInput"];
            };
        };
        readonly responses: {
            /** @description The key and the devices after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StartNotices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeStartNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the device. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartNoticeRemoval"];
            };
        };
        readonly responses: {
            /** @description The key and the devices after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StartNotices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startHostedFields: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The purpose of the fields. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HostedFieldsRequest"];
            };
        };
        readonly responses: {
            /** @description The fields can be shown. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HostedFields"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The link or the order has no deposit. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The link or the order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DepositSearch"];
            };
        };
        readonly responses: {
            /** @description The deposit. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deposit"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The link or the order has no deposit. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly payDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The payment. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DepositPayment"];
            };
        };
        readonly responses: {
            /** @description Paid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Received; the outcome is being checked. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The processor refused the payment; nothing was charged. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The link or the order has no deposit. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The present state does not allow it, or another amount is due than the one that was shown; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPaymentStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The payment. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentSearch"];
            };
        };
        readonly responses: {
            /** @description The outcome as far as it is known. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The link or the order has no deposit. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPaymentMethods: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The methods. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addPaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The method. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentMethodInput"];
            };
        };
        readonly responses: {
            /** @description The method on file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description The request breaks a rule, or the password is not the present one; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The processor did not accept the card or bank account. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removePaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The method. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentMethodRemoval"];
            };
        };
        readonly responses: {
            /** @description The methods that are left. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAutopay: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Autopay. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Autopay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAutopayTerms: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description Card or bank account.
                 * @example bank
                 */
                readonly method: "card" | "bank";
                /**
                 * @description Language of the texts.
                 * @example en
                 */
                readonly language: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The terms. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AutopayTerms"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setUpAutopay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Method and authorisation. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutopayInput"];
            };
        };
        readonly responses: {
            /** @description Autopay is set up. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Autopay"];
                };
            };
            /** @description The request breaks a rule, or the password is not the present one; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The processor did not accept the card or bank account. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeAutopay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Method and authorisation. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutopayInput"];
            };
        };
        readonly responses: {
            /** @description Autopay is changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Autopay"];
                };
            };
            /** @description The request breaks a rule, or the password is not the present one; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The processor did not accept the card or bank account. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelAutopay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The account. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutopayCancellation"];
            };
        };
        readonly responses: {
            /** @description Autopay is off. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Autopay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAutopayAuthorization: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The authorisation.
                 * @example auth_7Hq1
                 */
                readonly authorizationId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The authorisation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AutopayAuthorization"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBills: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bills. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Bills"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBill: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The bill.
                 * @example a02RM000004bIlLYAU
                 */
                readonly billId: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bill. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Bill"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly payBill: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The payment. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BillPaymentInput"];
            };
        };
        readonly responses: {
            /** @description Paid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BillPayment"];
                };
            };
            /** @description Received; the outcome is being checked. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BillPayment"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The processor refused the payment or the method; nothing was charged. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was charged. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBillPaymentStatus: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description Key of the payment.
                 * @example 4f0d2c1e-6a57-4b0e-9f3f-2b9a1d7c5e10
                 */
                readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The outcome as far as it is known. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BillPayment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBillPayments: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BillPayments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBillPayment: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The payment.
                 * @example pay_4Tq2ZrX8
                 */
                readonly paymentId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BillPayment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPaymentExtension: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ways to pay later. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentExtension"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getExtensionTerms: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The way to pay later.
                 * @example two
                 */
                readonly choice: "later" | "two" | "three";
                /**
                 * @description Language of the text.
                 * @example en
                 */
                readonly language: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The terms. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExtensionTerms"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setUpPaymentExtension: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The choice. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtensionInput"];
            };
        };
        readonly responses: {
            /** @description The extension runs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentExtension"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBudgetBilling: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The amount. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BudgetBilling"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBudgetBillingTerms: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description Language of the text.
                 * @example en
                 */
                readonly language: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The terms. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BudgetBillingTerms"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setUpBudgetBilling: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The amount and the consent. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BudgetBillingInput"];
            };
        };
        readonly responses: {
            /** @description Budget billing runs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BudgetBilling"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly stopBudgetBilling: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The account. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BudgetBillingEnd"];
            };
        };
        readonly responses: {
            /** @description Budget billing is over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BudgetBilling"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReferrals: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The code and the friends. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Referrals"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMoveOut: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The days, or the end. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MoveOut"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestMoveOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The last day and the new address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveOutInput"];
            };
        };
        readonly responses: {
            /** @description The end that was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MoveOut"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestMove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The days and the new home. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveInput"];
            };
        };
        readonly responses: {
            /** @description The move that was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Move"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is no such account, or its plan is not sold at the new home. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getOutages: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Five digits of the place.
                 * @example 78704
                 */
                readonly zipCode: components["schemas"]["ZipCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The outages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OutageMap"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAddressOutage: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of the address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressOutage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly reportOutage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What the customer sees. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OutageReport"];
            };
        };
        readonly responses: {
            /** @description The state of the address from now on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressOutage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was reported. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly followOutage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The wish. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OutageFollowing"];
            };
        };
        readonly responses: {
            /** @description The state of the address from now on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressOutage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            /** @description No outage is known at the address. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHelpArticles: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The words that are looked for.
                 * @example late fee
                 */
                readonly words?: string;
                /**
                 * @description The subject; all when it is left out.
                 * @example bills
                 */
                readonly topic?: components["schemas"]["HelpTopic"];
                /**
                 * @description Language of the articles; they are in English where the org has none in it.
                 * @example en
                 */
                readonly language?: components["schemas"]["HelpLanguage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The articles. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpArticles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHelpArticle: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Name of the article.
                 * @example late-fee
                 */
                readonly articleId: components["schemas"]["HelpArticleId"];
                /**
                 * @description Language of the article; it is in English where the org has none in it.
                 * @example en
                 */
                readonly language?: components["schemas"]["HelpLanguage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The article. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpArticle"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCallBack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The call, or none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallBack"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCallTimes: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Language that is spoken on the phone.
                 * @example en
                 */
                readonly language: components["schemas"]["CallLanguage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The free times. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallTimes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestCall: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What about, when, and at which number. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallBackInput"];
            };
        };
        readonly responses: {
            /** @description The call that is to come. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallBack"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelCall: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The call. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallBackCancellation"];
            };
        };
        readonly responses: {
            /** @description No call is to come. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallBack"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVisit: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The visit, or none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Visit"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVisitSlots: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description What the visit is for.
                 * @example meterCheck
                 */
                readonly kind: components["schemas"]["VisitKind"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The free times. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VisitSlots"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly bookVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What for, when, and how to get to the meter. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VisitInput"];
            };
        };
        readonly responses: {
            /** @description The booked visit. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Visit"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The visit. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VisitCancellation"];
            };
        };
        readonly responses: {
            /** @description There is no visit any more. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Visit"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The beginning of an address. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressRequest"];
            };
        };
        readonly responses: {
            /** @description The suggestions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressSuggestions"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCommunicationPreferences: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preferences. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommunicationPreferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setPaperless: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description On or off. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaperlessInput"];
            };
        };
        readonly responses: {
            /** @description The preferences after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommunicationPreferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startSmsAlerts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Phone, alerts and consent. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SmsAlertsInput"];
            };
        };
        readonly responses: {
            /** @description A text is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommunicationPreferences"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resendSmsConfirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The account. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SmsAlertsChange"];
            };
        };
        readonly responses: {
            /** @description A text is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommunicationPreferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly stopSmsAlerts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The account. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SmsAlertsChange"];
            };
        };
        readonly responses: {
            /** @description The preferences after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommunicationPreferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAuthorizedUsers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The people, in the order in which they were given. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthorizedUsers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setAuthorizedUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The list. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AuthorizedUsersInput"];
            };
        };
        readonly responses: {
            /** @description The list after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthorizedUsers"];
                };
            };
            /** @description The request breaks a rule, or the password is not the present one; nothing was changed. The field is such as `users[1].email`. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The list was changed meanwhile. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDocumentTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The types. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRequiredDocuments: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the order.
                 * @example 801RM000000aBcDYAU
                 */
                readonly orderId: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The documents that are needed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequiredDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly registerDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The document. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DocumentInput"];
            };
        };
        readonly responses: {
            /** @description The document is handed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadedDocument"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is no such order or file of this customer. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            /** @description The file is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The file is of a format that is not accepted. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The document. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DocumentRemoval"];
            };
        };
        readonly responses: {
            /** @description The documents that are needed now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequiredDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly submitDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The answers that go with the documents. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DocumentSubmission"];
            };
        };
        readonly responses: {
            /** @description The review has begun. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequiredDocuments"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description A document is missing, or the documents are submitted already. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly answerOutstandingBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The answer. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BalanceAnswer"];
            };
        };
        readonly responses: {
            /** @description The answer is noted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequiredDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly answerSwitchHold: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The answer. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SwitchHoldAnswer"];
            };
        };
        readonly responses: {
            /** @description The answer is noted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequiredDocuments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getIdentityVerification: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the order.
                 * @example 801RM000000aBcDYAU
                 */
                readonly orderId: components["schemas"]["RecordId"];
                /**
                 * @description Language of the texts.
                 * @example en
                 */
                readonly language: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verification. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityVerification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            /** @description A system behind the org does not answer. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
        };
    };
    readonly startIdentityVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The verification. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentityStart"];
            };
        };
        readonly responses: {
            /** @description The present question. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityVerification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is nothing of that id, or the customer may not see it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            /** @description A system behind the org does not answer. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
        };
    };
    readonly answerIdentityVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The verification. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentityAnswer"];
            };
        };
        readonly responses: {
            /** @description The next question, the code, or the result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityVerification"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            /** @description A system behind the org does not answer. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
        };
    };
    readonly resendIdentityCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The verification. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentityChange"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityVerification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            /** @description A system behind the org does not answer. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
        };
    };
    readonly postponeIdentityVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The verification. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentityChange"];
            };
        };
        readonly responses: {
            /** @description The verification is put off. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityVerification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            /** @description A system behind the org does not answer. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
        };
    };
    readonly cancelIdentityVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The verification. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentityChange"];
            };
        };
        readonly responses: {
            /** @description The verification is cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityVerification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            /** @description A system behind the org does not answer. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
        };
    };
    readonly getUsageComparison: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The commodity.
                 * @example electric
                 */
                readonly commodity: components["schemas"]["Commodity"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Both bills. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageComparison"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUsageHistory: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The commodity.
                 * @example electric
                 */
                readonly commodity: components["schemas"]["Commodity"];
                /**
                 * @description The greatest number of bills.
                 * @example 13
                 */
                readonly months?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bills. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageHistory"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUsageIntervals: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The length of time that is read.
                 * @example day
                 */
                readonly span?: components["schemas"]["UsageSpan"];
                /**
                 * @description A day of it. The newest one that the meter has told, unless stated.
                 * @example 2026-11-19
                 */
                readonly day?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The intervals. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageIntervals"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUsageWeek: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The week. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageWeek"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUsageForecast: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bill to come. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageForecast"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUsageAlerts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Number of the account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The goal and the alerts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageAlerts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setUsageAlerts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The goal and the alerts. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UsageAlertsInput"];
            };
        };
        readonly responses: {
            /** @description The goal and the alerts after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageAlerts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The present state does not allow it; nothing was changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlans: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Five digits of the service address.
                 * @example 78704
                 */
                readonly zipCode: components["schemas"]["ZipCode"];
                /**
                 * @description The commodity; both when it is left out.
                 * @example electric
                 */
                readonly commodity?: components["schemas"]["Commodity"];
                /**
                 * @description The customer's own usage in kWh a month.
                 * @example 842
                 */
                readonly usageKwh?: number;
                /**
                 * @description An own account, whose use of a year the plans are worked out for. A guest names none. An answer for an account is never kept for others.
                 * @example 4400712345
                 */
                readonly accountNumber?: components["schemas"]["AccountNumber"];
                /**
                 * @description Language of the special terms.
                 * @example en
                 */
                readonly language?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plans. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanOffers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlan: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The plan.
                 * @example plan_ss12
                 */
                readonly planId: string;
                /**
                 * @description Five digits of the service address.
                 * @example 78704
                 */
                readonly zipCode: components["schemas"]["ZipCode"];
                /**
                 * @description Brand of the page, which must sell the plan; any brand when it is left out.
                 * @example Brand A
                 */
                readonly brandName?: string;
                /**
                 * @description The customer's own usage in kWh a month.
                 * @example 842
                 */
                readonly usageKwh?: number;
                /**
                 * @description An own account, whose use of a year the plans are worked out for. A guest names none. An answer for an account is never kept for others.
                 * @example 4400712345
                 */
                readonly accountNumber?: components["schemas"]["AccountNumber"];
                /**
                 * @description Language of the special terms.
                 * @example en
                 */
                readonly language?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plan. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanOffer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["PlanNotOffered"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly enrollInPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The enrolment. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlanEnrollment"];
            };
        };
        readonly responses: {
            /** @description The enrolment is submitted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrollmentReceipt"];
                };
            };
            /** @description The request breaks a rule; nothing was changed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description There is no such plan at this place or for this account, or another brand sells it. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The plan or the address is not one for this customer, the plan has changed, or the key names another enrolment. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            /** @description The call failed inside the org. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlanChange: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The plan; that of now for a renewal.
                 * @example plan_ss12
                 */
                readonly planId: string;
                /**
                 * @description Language of the special terms.
                 * @example en
                 */
                readonly language?: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plan, and the plan of now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanChange"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlanYear: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The account.
                 * @example 4400712345
                 */
                readonly accountNumber: components["schemas"]["AccountNumber"];
                /**
                 * @description The plan.
                 * @example plan_ss12
                 */
                readonly planId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The year. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanYear"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            /** @description There is no such plan for this account, or no such account. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changePlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlanChangeInput"];
            };
        };
        readonly responses: {
            /** @description The change is submitted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrollmentReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Inactive"];
            /** @description The customer has no such account, or its brand does not sell the plan there. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The account cannot have this plan, the plan has changed, or the key names another change. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRequestTypes: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Language of the texts.
                 * @example en
                 */
                readonly language: components["schemas"]["Language"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The types. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestTypes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly submitServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The request. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ServiceRequest"];
            };
        };
        readonly responses: {
            /** @description The case is open. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The message. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMessage"];
            };
        };
        readonly responses: {
            /** @description The message is submitted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The file is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The file is of a format that is not accepted. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly replyToMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The reply. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reply"];
            };
        };
        readonly responses: {
            /** @description The reply is submitted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            /** @description The file is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The file is of a format that is not accepted. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDraft: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The form.
                 * @example messages/new
                 */
                readonly screen: components["schemas"]["DraftScreen"];
                /** @description The subject of the form. */
                readonly about?: components["schemas"]["DraftSubject"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The draft, or nothing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Draft"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The typed answers. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DraftInput"];
            };
        };
        readonly responses: {
            /** @description It is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DraftName"];
            };
        };
        readonly responses: {
            /** @description No draft is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftDeletion"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMessageAttachments: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the case.
                 * @example 500RM000003kPqRYAU
                 */
                readonly caseId: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The files. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageAttachments"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUserAccountInformation: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the customer's contact record.
                 * @example 003RM0000068xVCYAY
                 */
                readonly contactId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserAccountInformation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getUtilityInfo: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the order.
                 * @example 801RM000000aBcDYAU
                 */
                readonly orderId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The utility. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UtilityInfo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getBrandCustomerServiceInfo: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Name of the brand in the CRM.
                 * @example Brand A
                 */
                readonly brandName: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer service of the brand. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BrandCustomerServiceInfo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
}
