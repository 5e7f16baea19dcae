// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateUpdateUserNavItems = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.attributes === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/attributes", keyword: "required", message: "must have required property 'attributes'" })), data.type === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "required", message: "must have required property 'type'" }));
    for (let key0 in data)
      key0 === "attributes" || key0 === "state" || key0 === "type" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.attributes !== void 0) {
      let data0 = data.attributes;
      data0 && typeof data0 == "object" && !Array.isArray(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/attributes", keyword: "type", message: "must be object" }));
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      data1 && typeof data1 == "object" && !Array.isArray(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "type", message: "must be object" }));
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "id" || key0 === "label" || key0 === "pageReference" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.id !== void 0 && (validate1(data.id, { instancePath: instancePath + "/id" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.label !== void 0) {
      let data1 = data.label;
      typeof data1 == "string" ? (ucs2length(data1) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "type", message: "must be string" });
    }
    data.pageReference !== void 0 && (validate2(data.pageReference, { instancePath: instancePath + "/pageReference" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/appId", keyword: "required", message: "must have required property 'appId'" })), data.navItems === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItems", keyword: "required", message: "must have required property 'navItems'" })), data.appId !== void 0 && (validate1(data.appId, { instancePath: instancePath + "/appId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.navItems !== void 0) {
      let data1 = data.navItems;
      if (Array.isArray(data1)) {
        data1.length > 100 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItems", keyword: "maxItems", message: "must NOT have more than 100 items" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItems", keyword: "minItems", message: "must NOT have fewer than 1 items" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data1[i0], { instancePath: instancePath + "/navItems/" + i0 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItems", keyword: "type", message: "must be array" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateUpdateUserNavItems
};
